import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { isPublished, sortNewestFirst } from '#domain/articles.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Home.module.css'
import { HomeSection } from './HomeSection.tsx'

const articlePreviewCount = 3

/** The newest published articles (spec 2.3, docs/decisions.md). */
export function ArticlesSection() {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const { data, isPending, isLoadingError, refetch } = useQuery(queries.articles.list())
  const articles = sortNewestFirst((data ?? []).filter(isPublished)).slice(0, articlePreviewCount)
  const count = articles.length
  return (
    <HomeSection
      recordTexts={articles.map(({ title }) => title)}
      eyebrow={t('blog.eyebrow')}
      title={t('blog.title')}
      lead={t('blog.lead')}
      action={
        <Link to="/blog" className={styles.all}>
          <span>{t('blog.all')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      {isLoadingError && (
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
        doneLabel={count > 0 ? t('blog.loaded', { count }) : undefined}
      >
        {isPending && <ArticleSkeletons />}
        {count > 0 && (
          <ul role="list" className={styles.articles}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </LoadingRegion>
    </HomeSection>
  )
}

function ArticleSkeletons() {
  return (
    <div className={styles.articles}>
      {Array.from({ length: articlePreviewCount }, (_, index) => (
        <div key={index} className={styles.article}>
          <Skeleton variant="block" className={styles.articlesPicture} />
          <Skeleton lines={1} />
          <Skeleton variant="title" />
        </div>
      ))}
    </div>
  )
}
