import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ArticleCard } from '#components/article-card/ArticleCard.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { isPublished, sortNewestFirst } from '#domain/articles.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './ArticlesSection.module.css'
import { HomeSection } from './HomeSection.tsx'

const articlePreviewCount = 3

/** The newest published articles (spec 2.3, docs/decisions.md). */
export function ArticlesSection() {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const { data, isPending, isError, refetch } = useQuery(queries.articles.list())
  const articles = sortNewestFirst((data ?? []).filter(isPublished)).slice(0, articlePreviewCount)
  const count = articles.length
  return (
    <HomeSection
      hasLanguageNote
      eyebrow={t('blog.eyebrow')}
      title={t('blog.title')}
      lead={t('blog.lead')}
      action={
        <Link to="/blog" className={styles.all}>
          {t('blog.all')}
          <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      {isError && (
        <RetryMessage
          title={t('blog.failed')}
          text={t('blog.failedAdvice')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && count === 0 && (
        <EmptyState
          variant="empty"
          title={t('blog.none')}
          text={t('blog.noneAdvice')}
          action={
            <Link to="/faq" className={getButtonClassName('secondary')}>
              {t('blog.faq')}
            </Link>
          }
        />
      )}
      <LoadingRegion
        busy={isPending}
        label={t('blog.loading')}
        {...(count > 0 ? { doneLabel: t('blog.loaded', { count }) } : {})}
      >
        {isPending && <ArticleSkeletons count={articlePreviewCount} className={styles.articles} />}
        {count > 0 && (
          <ul role="list" className={styles.articles}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} headingLevel={3} />
              </li>
            ))}
          </ul>
        )}
      </LoadingRegion>
    </HomeSection>
  )
}

interface ArticleSkeletonsProps {
  count: number
  className: string | undefined
}

function ArticleSkeletons({ count, className }: ArticleSkeletonsProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.article}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton lines={1} />
          <Skeleton variant="title" />
        </div>
      ))}
    </div>
  )
}
