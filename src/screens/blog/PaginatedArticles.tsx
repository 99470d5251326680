import { useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'

import { toArticleSearchParams, maxLatestArticles } from '#domain/article-filters.ts'
import { ArticleCard } from '#components/article-card/ArticleCard.tsx'
import type { BlogOrigin } from '#components/article-card/blog-origin.ts'

import styles from './PaginatedArticles.module.css'
import { LatestArticles } from './LatestArticles.tsx'
import { LeadArticle } from './LeadArticle.tsx'
import { Pagination } from './Pagination.tsx'
import { toBlogSearchParams, type BlogState } from './useBlog.ts'

/** Where a title is cut in the list (spec 9, 'in another place'). */
const maxTitleLength = 120

interface PaginatedArticlesProps {
  blog: BlogState
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** One page of articles, the first set large, beside the latest of the filtered list (spec 4). */
export function PaginatedArticles({ blog, headingRef }: PaginatedArticlesProps) {
  const router = useRouter()
  const { found, page, filters } = blog
  const search = toArticleSearchParams(filters)
  const origin: BlogOrigin = { search: toBlogSearchParams(blog), isOneStepBack: true }
  const [lead, ...others] = page.items

  /** Once the other page is shown, focus goes to its beginning; steps in the history move nothing. */
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
          <LatestArticles articles={found.slice(0, maxLatestArticles)} origin={origin} />
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
