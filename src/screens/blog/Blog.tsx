import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { toArticleSearchParams, type ArticleFilters } from '#domain/article-filters.ts'
import type { BlogSearchParams } from '#components/article-card/blog-origin.ts'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import styles from './Blog.module.css'
import { BlogFilters } from './BlogFilters.tsx'
import { BlogResults } from './BlogResults.tsx'
import { useCanonicalBlogSearch } from './useCanonicalBlogSearch.ts'
import { useBlog } from './useBlog.ts'

/** The list of articles, narrowed by country and tags that stand in the address (spec 2.7, 4). */
export function Blog({ search }: { search: BlogSearchParams }) {
  const { t } = useTranslation('blog')
  const navigate = useNavigate()
  const blog = useBlog(search)
  useCanonicalBlogSearch(blog, search)
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  function applyFilters(filters: ArticleFilters): void {
    void navigate({
      to: '/blog',
      search: toArticleSearchParams(filters),
      replace: true,
      resetScroll: false,
    })
  }
  /** What was clicked is gone, so focus goes to what the click changed; the page does not move. */
  function removeFilters(filters: ArticleFilters): void {
    applyFilters(filters)
    resultsHeading.current?.focus({ preventScroll: true })
  }
  function onCleared(): void {
    removeFilters({ country: undefined, tags: [] })
  }

  return (
    <div className={styles.page}>
      <PageMeta
        description={t('description')}
        path={blog.page.pageNumber > 1 ? `/blog?page=${blog.page.pageNumber}` : '/blog'}
      />
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <div className={styles.filters}>
        <BlogFilters blog={blog} onChange={applyFilters} />
        <ActiveFilters blog={blog} onChange={removeFilters} onCleared={onCleared} />
      </div>
      <BlogResults blog={blog} headingRef={resultsHeading} onCleared={onCleared} />
    </div>
  )
}
