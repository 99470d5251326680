import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import bodyStyles from '#components/ArticleBody.module.css'
import { ArticleBody, getArticlePath, useArticleUrl } from '#components/ArticleBody.tsx'
import type { BlogOrigin } from '#components/blog-navigation.ts'
import { isModifiedEvent } from '#platform/modified-event.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { LetterLine } from '#components/LetterLine.tsx'
import { LawSourcesBelow } from '#components/LateLawSources.tsx'
import { NotFoundMessage } from '#components/NotFoundMessage.tsx'
import { PageMeta } from '#components/PageMeta.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import type { Article } from '#contract/articles.ts'
import {
  getArticleCountryCode,
  getArticleDate,
  getArticleTags,
  getAuthorName,
  isPublished,
  findArticleBySlug,
  getArticleDescription,
} from '#domain/articles.ts'
import { toDirectorySearchByTags } from '#domain/lawyers/need.ts'
import { findTagFacts } from '#domain/record-facts.ts'
import { slugify, withSlugs } from '#domain/slug.ts'
import { createArticleData } from '#domain/structured-data.ts'
import { getRecordCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ArticlePage.module.css'
import { RelatedArticles, MoreTags } from './FurtherReading.tsx'

/** One article with related articles and tags (spec 2.7). */
export function ArticlePage({ slug }: { slug: string }) {
  const { t } = useTranslation(['article', 'layout'])
  const { articles, published, article } = useArticle(slug)
  const origin = useLocation({ select: ({ state }) => state.blogOrigin })

  if (articles.data !== undefined && article === undefined) return <ArticleNotFound slug={slug} />
  return (
    <div className={styles.page}>
      {article === undefined ? (
        <PageMeta description={t('description')} noIndex={articles.isLoadingError} />
      ) : (
        <ArticleMeta article={article} />
      )}
      <BackToBlogLink origin={origin} />
      {articles.isLoadingError ? (
        <EmptyState
          variant="error"
          headingLevel={1}
          title={t('failed')}
          text={t('failedAdvice')}
          action={
            <Button variant="secondary" onClick={() => void articles.refetch()}>
              {t('layout:retry')}
            </Button>
          }
        />
      ) : (
        <LoadingRegion busy={article === undefined} label={t('loading')}>
          {article === undefined ? (
            <ArticleSkeleton />
          ) : (
            <>
              <TranslationNotice />
              <ArticleBody article={article} />
              <LawSourcesBelow
                className={styles.sources}
                record={`articles/${article.id}`}
                texts={[article.introduction, article.content]}
              />
              <ArticleLawyers article={article} />
              <RelatedArticles
                article={article}
                articles={published}
                origin={withoutHistoryStep(origin)}
              />
              <MoreTags articles={published} />
            </>
          )}
        </LoadingRegion>
      )}
    </div>
  )
}

/** After following a related article, the list is no longer the previous history entry. */
function withoutHistoryStep(origin: BlogOrigin | undefined): BlogOrigin | undefined {
  return origin === undefined ? undefined : { ...origin, isOneStepBack: false }
}

/** The metadata of the article, in the language that it is shown in. */
function ArticleMeta({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('article')
  const { translate, toText, originalLanguage } = useRecordTexts()
  const url = useArticleUrl(article)
  const { lang, children: title } = translate(article.title)
  // Without an introduction, the start of the content: only in French, because it is not translated here.
  const { content } = originalLanguage === undefined ? article : {}
  const introduction = toText(article.introduction ?? '')
  const description = getArticleDescription({ introduction, content }) || t('description')
  // Social networks fetch the picture themselves, so only an absolute URL works.
  const image = article.image?.startsWith('https://') === true ? article.image : undefined
  return (
    <PageMeta
      type="article"
      title={title}
      path={getArticlePath(article)}
      description={description}
      image={image}
      parents={[{ name: t('blog'), path: '/blog' }]}
      structuredData={createArticleData({
        title,
        description,
        url,
        language: lang ?? getLanguage(i18n),
        author: getAuthorName(article),
        publishedOn: getArticleDate(article),
        image,
        keywords: getArticleTags(article).map(({ name }) => toText(name)),
      })}
    />
  )
}

/** 'Article non trouvé' with a link to the list (spec 2.7, 8). */
function ArticleNotFound({ slug }: { slug: string }) {
  const { t } = useTranslation('article')
  useEffect(() => {
    console.info(`No published article has the slug "${slug}".`)
  }, [slug])
  return (
    <>
      <PageMeta title={t('missing')} description={t('missingAdvice')} noIndex />
      <NotFoundMessage
        stamp={t('missingStamp')}
        title={t('missing')}
        text={t('missingAdvice')}
        action={
          <Link to="/blog" className={getButtonClassName('primary')}>
            {t('toBlog')}
          </Link>
        }
      />
    </>
  )
}

/** The skeleton of an article, with a heading for screen readers. */
function ArticleSkeleton() {
  const { t } = useTranslation('article')
  return (
    <div>
      <h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </h1>
      <div className={bodyStyles.header}>
        <Skeleton variant="block" className={styles.title} />
        <Skeleton lines={2} />
      </div>
      <Skeleton variant="block" className={bodyStyles.picture} />
      <div className={bodyStyles.columns}>
        <div className={bodyStyles.margin}>
          <Skeleton lines={6} className={styles.facts} />
        </div>
        <div className={bodyStyles.content}>
          <Skeleton lines={14} />
        </div>
      </div>
    </div>
  )
}

/**
 * The link back to the list with its filters (spec 2.7). If the list is the previous history entry, it
 * goes back in the history, which restores the scroll position.
 */
function BackToBlogLink({ origin }: { origin: BlogOrigin | undefined }) {
  const { t } = useTranslation('article')
  const { history } = useRouter()
  const isFiltered = origin?.search.country !== undefined || origin?.search.tags !== undefined

  function onBack(event: MouseEvent): void {
    if (isModifiedEvent(event) || origin?.isOneStepBack !== true) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to="/blog" search={origin?.search ?? {}} className={styles.back} onClick={onBack}>
      <ArrowLeft size={16} aria-hidden />
      <span>{t(isFiltered ? 'backToFilters' : 'back')}</span>
    </Link>
  )
}

/** The published article with this slug. The API has no call by slug, so it is looked up in the list. */
function useArticle(slug: string) {
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const published = (articles.data ?? []).filter(isPublished)
  return { articles, published, article: findArticleBySlug(published, slug) }
}

/** The way from an article to the lawyers for its country and its themes. */
function ArticleLawyers({ article }: { article: Article }) {
  const { t, i18n } = useTranslation(['layout', 'pages'])
  const code = getArticleCountryCode(article)
  const country = code === undefined ? undefined : slugify(getRecordCountryName(code))
  const { queries } = useApi()
  const facts = useQuery(queries.tagFacts.list())
  const subjects = useQuery({ ...queries.contactSubjects.list(), select: withSlugs })
  const tags = findTagFacts(facts.data, getArticleTags(article))
  const language = getLanguage(i18n)
  return (
    <>
      {tags.some(({ tool }) => tool === 'letter') && <LetterLine search={{ country: code }} />}
      <p className={styles.lawyers}>
        <FindLawyerLink
          text="article"
          search={toDirectorySearchByTags(country, tags, subjects.data ?? [], language)}
        />
        {tags.some(({ tool }) => tool === 'schengen') && (
          <Link to="/jours-schengen" className={getButtonClassName('tertiary')}>
            {t('pages:schengen.title')}
          </Link>
        )}
      </p>
    </>
  )
}
