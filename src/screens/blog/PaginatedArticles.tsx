import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { ArticleCard } from '#components/article-card/ArticleCard.tsx'
import { ArticlePicture } from '#components/article-card/ArticlePicture.tsx'
import type { BlogOrigin, BlogSearchParams } from '#components/article-card/blog-origin.ts'
import type { Article } from '#contract/articles.ts'
import { maxLatestArticles, toArticleSearchParams } from '#domain/article-lists.ts'
import { getArticleDate, getAuthorName, getArticleSlug } from '#domain/articles.ts'
import { formatLongDate, toIsoDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { isModifiedEvent } from './is-modified-event.ts'
import styles from './PaginatedArticles.module.css'
import { type BlogState, toBlogSearchParams } from './useBlog.ts'

/** Titles are truncated to this length in the list (spec 9). */
const maxTitleLength = 120

interface PaginatedArticlesProps {
  blog: BlogState
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** One page of articles, the first one enlarged, next to the latest of the filtered list (spec 4). */
export function PaginatedArticles({ blog, headingRef }: PaginatedArticlesProps) {
  const router = useRouter()
  const { results, page, filters } = blog
  const search = toArticleSearchParams(filters)
  const origin: BlogOrigin = { search: toBlogSearchParams(blog), isOneStepBack: true }
  const [lead, ...others] = page.items

  /** Focuses the heading once the next page is rendered; going back in the history does not move focus. */
  function onPageChange(): void {
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      headingRef.current?.focus()
    })
  }
  return (
    <>
      <div className={styles.topRow}>
        {lead !== undefined && <LeadArticle article={lead} origin={origin} />}
        <div className={page.pageNumber === 1 ? styles.latestOnWideScreens : undefined}>
          <LatestArticles articles={results.slice(0, maxLatestArticles)} origin={origin} />
        </div>
      </div>
      {others.length > 0 && (
        <ul role="list" className={styles.grid}>
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                headingLevel={3}
                maxTitleLength={maxTitleLength}
                origin={origin}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        search={search}
        currentPage={page.pageNumber}
        pageCount={page.pageCount}
        onPageChange={onPageChange}
      />
    </>
  )
}

interface LeadArticleProps {
  article: Article
  origin: BlogOrigin
}

function LeadArticle({ article, origin }: LeadArticleProps) {
  const { t, i18n } = useTranslation('articleCard')
  const lang = useContentLanguage()
  const day = getArticleDate(article)
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <ArticlePicture article={article} />
      </div>
      <p className={styles.byline}>
        {day !== undefined && (
          <time dateTime={toIsoDate(day)}>{formatLongDate(day, getLanguage(i18n))}</time>
        )}
        <span>{getAuthorName(article) ?? t('anonymous')}</span>
      </p>
      <h3 className={styles.title} lang={lang}>
        <Link
          to="/blog/$slug"
          params={{ slug: getArticleSlug(article) }}
          state={{ blogOrigin: origin }}
          className={styles.link}
        >
          {article.title}
        </Link>
      </h3>
      <p className={styles.introduction} lang={lang}>
        {article.introduction}
      </p>
    </article>
  )
}

interface LatestArticlesProps {
  /** The newest articles of the filtered list (spec 4). */
  articles: readonly Article[]
  origin: BlogOrigin
}

function LatestArticles({ articles, origin }: LatestArticlesProps) {
  const { t, i18n } = useTranslation('blog')
  const lang = useContentLanguage()
  return (
    <aside className={styles.latest} aria-labelledby="derniers-articles">
      <h2 id="derniers-articles" className={styles.heading}>
        {t('latest')}
      </h2>
      <ol role="list">
        {articles.map((article) => {
          const day = getArticleDate(article)
          return (
            <li key={article.id} className={styles.entry}>
              {day !== undefined && (
                <time dateTime={toIsoDate(day)} className={styles.day}>
                  {formatLongDate(day, getLanguage(i18n))}
                </time>
              )}
              <Link
                to="/blog/$slug"
                params={{ slug: getArticleSlug(article) }}
                state={{ blogOrigin: origin }}
                className={styles.latestArticlesLink}
                lang={lang}
              >
                {article.title}
              </Link>
            </li>
          )
        })}
      </ol>
    </aside>
  )
}

interface PaginationProps {
  /** The filters, which every page link keeps. */
  search: BlogSearchParams
  currentPage: number
  pageCount: number
  onPageChange: () => void
}

/** Links to the other pages of the list. */
function Pagination({ search, currentPage, pageCount, onPageChange }: PaginationProps) {
  const { t } = useTranslation('blog')
  if (pageCount < 2) return null
  const getPageLinkProps = (page: number) =>
    ({
      to: '/blog',
      search: { ...search, ...(page > 1 ? { page: String(page) } : {}) },
      activeOptions: { exact: true },
      resetScroll: false,
      onClick: (event: MouseEvent) => {
        if (!isModifiedEvent(event)) onPageChange()
      },
    }) as const
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {currentPage > 1 && (
        <Link {...getPageLinkProps(currentPage - 1)} rel="prev" className={styles.step}>
          <ArrowLeft size={16} aria-hidden />
          {t('pages.previous')}
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              {...getPageLinkProps(page)}
              className={styles.number}
              aria-label={t('pages.number', { number: page })}
              aria-current={page === currentPage ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {currentPage < pageCount && (
        <Link {...getPageLinkProps(currentPage + 1)} rel="next" className={styles.step}>
          {t('pages.next')}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
