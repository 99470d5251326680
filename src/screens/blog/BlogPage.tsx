import { useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'

import { addressOf, latestCount } from '#domain/article-filters.ts'
import { ArticleCard } from '#parts/article-card/ArticleCard.tsx'
import type { BlogOrigin } from '#parts/article-card/blog-origin.ts'

import styles from './BlogPage.module.css'
import { LatestArticles } from './LatestArticles.tsx'
import { LeadArticle } from './LeadArticle.tsx'
import { Pages } from './Pages.tsx'
import { searchOf, type BlogState } from './useBlog.ts'

/** Where a title is cut in the list (spec 9, 'in another place'). */
const titleLength = 120

interface BlogPageProps {
  blog: BlogState
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** One page of articles, the first set large, beside the latest of the filtered list (spec 4). */
export function BlogPage({ blog, headingRef }: BlogPageProps) {
  const router = useRouter()
  const { found, page, filters } = blog
  const search = addressOf(filters)
  const origin: BlogOrigin = { search: searchOf(blog), isOneStepBack: true }
  const [lead, ...others] = page.items

  /** Once the other page is shown, focus goes to its beginning; steps in the history move nothing. */
  function onPageChosen(): void {
    const stop = router.subscribe('onRendered', () => {
      stop()
      headingRef.current?.focus()
    })
  }
  return (
    <>
      <div className={styles.front}>
        {lead !== undefined && <LeadArticle article={lead} origin={origin} />}
        <div className={page.number === 1 ? styles.repeating : undefined}>
          <LatestArticles articles={found.slice(0, latestCount)} origin={origin} />
        </div>
      </div>
      {others.length > 0 && (
        <ul role="list" className={styles.grid}>
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                headingLevel={3}
                titleLength={titleLength}
                origin={origin}
              />
            </li>
          ))}
        </ul>
      )}
      <Pages search={search} number={page.number} count={page.count} onChoose={onPageChosen} />
    </>
  )
}
