import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { InFrench } from '#parts/in-french/InFrench.tsx'
import { RetryMessage } from '#parts/retry-message/RetryMessage.tsx'
import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { BlogPage } from './BlogPage.tsx'
import styles from './BlogResults.module.css'
import { BlogSkeleton } from './BlogSkeleton.tsx'
import type { BlogState } from './useBlog.ts'

interface BlogResultsProps {
  blog: BlogState
  /** Where focus goes when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onCleared: () => void
}

/** How many articles there are, and one page of them; or why there are none (spec 8). */
export function BlogResults({ blog, headingRef, onCleared }: BlogResultsProps) {
  const { t } = useTranslation('blog')
  const { articles, found, page } = blog
  const count = t('found', { count: found.length })
  const place = page.count > 1 ? t('page', { number: page.number, count: page.count }) : undefined

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
      doneLabel={place === undefined ? count : `${count}, ${place}`}
    >
      <div className={styles.bar} hidden={articles.isPending}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {count}
        </h2>
        {found.length > 0 && <InFrench />}
        {place !== undefined && <p className={styles.place}>{place}</p>}
      </div>
      {articles.isPending && <BlogSkeleton />}
      {articles.isSuccess && found.length > 0 && <BlogPage blog={blog} headingRef={headingRef} />}
      {articles.isSuccess && found.length === 0 && blog.hasArticles && (
        <StateMessage
          kind="empty"
          title={t('none')}
          text={t('noneAdvice')}
          action={
            <Button look="secondary" onClick={onCleared}>
              {t('reset')}
            </Button>
          }
        />
      )}
      {articles.isSuccess && !blog.hasArticles && (
        <StateMessage
          kind="empty"
          title={t('empty')}
          text={t('emptyAdvice')}
          action={
            <Link to="/faq" className={buttonLook('secondary')}>
              {t('faq')}
            </Link>
          }
        />
      )}
    </LoadingRegion>
  )
}
