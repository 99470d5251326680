import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './BlogResults.module.css'
import pageStyles from './PaginatedArticles.module.css'
import { PaginatedArticles } from './PaginatedArticles.tsx'
import type { BlogState } from './useBlog.ts'

interface BlogResultsProps {
  blog: BlogState
  /** Takes focus when the focused element is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onCleared: () => void
}

/** The number of articles and one page of them, or the loading, error or empty state (spec 8). */
export function BlogResults({ blog, headingRef, onCleared }: BlogResultsProps) {
  const { t } = useTranslation('blog')
  const { articles, results, page } = blog
  const countLabel = t('resultCount', { count: results.length })
  const pageLabel =
    page.pageCount > 1 ? t('page', { number: page.pageNumber, count: page.pageCount }) : undefined

  if (articles.isError) {
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
        {results.length > 0 && <LanguageNote />}
        {pageLabel !== undefined && <p className={styles.pageLabel}>{pageLabel}</p>}
      </div>
      {articles.isPending && <BlogSkeleton />}
      {articles.isSuccess && results.length > 0 && (
        <PaginatedArticles blog={blog} headingRef={headingRef} />
      )}
      {articles.isSuccess && results.length === 0 && blog.hasArticles && (
        <EmptyState
          variant="empty"
          title={t('none')}
          text={t('noneAdvice')}
          action={
            <Button variant="secondary" onClick={onCleared}>
              {t('reset')}
            </Button>
          }
        />
      )}
      {articles.isSuccess && !blog.hasArticles && (
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
      <div className={clsx(pageStyles.topRow, styles.topRow)}>
        <div className={styles.article}>
          <Skeleton variant="block" className={styles.lead} />
          <Skeleton variant="title" />
          <Skeleton lines={2} />
        </div>
        <div className={clsx(styles.article, pageStyles.latestOnWideScreens)}>
          <Skeleton variant="title" />
          <Skeleton lines={10} />
        </div>
      </div>
      <div className={pageStyles.grid}>
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
