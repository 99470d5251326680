import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { BlogOrigin } from '#components/article-card/blog-origin.ts'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { ArticleBody } from '#components/article-body/ArticleBody.tsx'
import { ArticleMeta } from './ArticleMeta.tsx'
import { ArticleNotFound } from './ArticleNotFound.tsx'
import styles from './ArticlePage.module.css'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { BackToBlogLink } from './BackToBlogLink.tsx'
import { MoreTags } from './MoreTags.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'
import { useArticle } from './useArticle.ts'

/** One article, what it is about, and what to read next (spec 2.7). */
export function ArticlePage({ slug }: { slug: string }) {
  const { t } = useTranslation(['article', 'layout'])
  const { articles, published, article } = useArticle(slug)
  const origin = useLocation({ select: ({ state }) => state.blogOrigin })

  if (articles.isSuccess && article === undefined) return <ArticleNotFound slug={slug} />
  return (
    <div className={styles.page}>
      {article === undefined ? (
        <PageMeta description={t('description')} noIndex={articles.isError} />
      ) : (
        <ArticleMeta article={article} />
      )}
      <BackToBlogLink origin={origin} />
      {articles.isError && article === undefined ? (
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
              <ArticleBody article={article} />
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

/** From one article to the next, the list is no longer one step back. */
function withoutHistoryStep(origin: BlogOrigin | undefined): BlogOrigin | undefined {
  return origin === undefined ? undefined : { ...origin, isOneStepBack: false }
}
