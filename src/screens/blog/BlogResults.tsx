import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { ArticleCard } from '#components/ArticleCard.tsx'
import type { BlogOrigin } from '#components/blog-navigation.ts'
import { LanguageNote } from '#components/LanguageNote.tsx'
import { LongDate } from '#components/LongDate.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import type { Article } from '#contract/articles.ts'
import {
  maxLatestArticles,
  maxListedTitleLength,
  toArticleSearchParams,
} from '#domain/article-lists.ts'
import { getArticleDate, getArticleSlug } from '#domain/articles.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './BlogResults.module.css'
import { type BlogState, toBlogSearchParams } from './useBlog.ts'
import { BlogPagination } from './BlogPagination.tsx'

interface BlogResultsProps {
  blog: BlogState
  /** Takes focus when the focused element is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onClearFilters: () => void
}

/** The number of articles and one page of them, or the loading, error or empty state (spec 8). */
export function BlogResults({ blog, headingRef, onClearFilters }: BlogResultsProps) {
  const { t } = useTranslation('blog')
  const { translate } = useRecordTexts()
  const { articles, results, page } = blog
  const countLabel = t('resultCount', { count: results.length })
  const pageLabel =
    page.pageCount > 1 ? t('page', { number: page.pageNumber, count: page.pageCount }) : undefined
  const isInFrench = page.items.every(({ title }) => translate(title).lang !== undefined)

  if (articles.isLoadingError) {
    return (
      <RetryMessage
        title={t('failed')}
        text={t('failedAdvice')}
        onRetry={() => void articles.refetch()}
      />
    )
  }
  return (
    <LoadingRegion
      busy={articles.isPending}
      label={t('loading')}
      doneLabel={pageLabel === undefined ? countLabel : `${countLabel}, ${pageLabel}`}
    >
      <div className={styles.header} hidden={articles.isPending}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {countLabel}
        </h2>
        {results.length > 0 && isInFrench && <LanguageNote />}
        {pageLabel !== undefined && <p className={styles.pageLabel}>{pageLabel}</p>}
      </div>
      {articles.isPending && <BlogSkeleton />}
      {articles.data !== undefined && results.length > 0 && (
        <PaginatedArticles blog={blog} headingRef={headingRef} />
      )}
      {articles.data !== undefined && results.length === 0 && blog.hasArticles && (
        <EmptyState
          variant="empty"
          title={t('none')}
          text={t('noneAdvice')}
          action={
            <>
              {blog.countEverywhere > 0 && (
                <Link
                  to="/blog"
                  search={toArticleSearchParams({ ...blog.filters, country: undefined })}
                  className={getButtonClassName('secondary')}
                >
                  {t('everywhere', { count: blog.countEverywhere })}
                </Link>
              )}
              <Button variant="secondary" onClick={onClearFilters}>
                {t('reset')}
              </Button>
            </>
          }
        />
      )}
      {articles.data !== undefined && !blog.hasArticles && (
        <EmptyState
          variant="empty"
          title={t('empty')}
          text={t('emptyAdvice')}
          action={
            <Link to="/faq" className={getButtonClassName('secondary')}>
              {t('faq')}
            </Link>
          }
        />
      )}
    </LoadingRegion>
  )
}

function BlogSkeleton() {
  return (
    <>
      <div className={clsx(styles.topRow, styles.skeletonTopRow)}>
        <div className={styles.article}>
          <Skeleton variant="block" className={styles.skeletonLead} />
          <Skeleton variant="title" />
          <Skeleton lines={2} />
        </div>
        <div className={clsx(styles.article, styles.latestOnWideScreens)}>
          <Skeleton variant="title" />
          <Skeleton lines={10} />
        </div>
      </div>
      <div className={styles.grid}>
        {placeholderKeys.map((key) => (
          <div key={key} className={styles.article}>
            <Skeleton variant="block" className={styles.card} />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </>
  )
}

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

interface PaginatedArticlesProps {
  blog: BlogState
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** One page of articles, the first one enlarged, next to the latest of the filtered list (spec 4). */
function PaginatedArticles({ blog, headingRef }: PaginatedArticlesProps) {
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
        {lead !== undefined && <ArticleCard variant="lead" article={lead} origin={origin} />}
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
                maxTitleLength={maxListedTitleLength}
                origin={origin}
              />
            </li>
          ))}
        </ul>
      )}
      <BlogPagination
        search={search}
        currentPage={page.pageNumber}
        pageCount={page.pageCount}
        onPageChange={onPageChange}
      />
    </>
  )
}

interface LatestArticlesProps {
  /** The newest articles of the filtered list (spec 4). */
  articles: readonly Article[]
  origin: BlogOrigin
}

function LatestArticles({ articles, origin }: LatestArticlesProps) {
  const { t } = useTranslation('blog')
  const { translate } = useRecordTexts()
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
              {day !== undefined && <LongDate day={day} className={styles.day} />}
              <Link
                to="/blog/$slug"
                params={{ slug: getArticleSlug(article) }}
                state={{ blogOrigin: origin }}
                className={styles.latestArticlesLink}
                {...translate(article.title)}
              />
            </li>
          )
        })}
      </ol>
    </aside>
  )
}
