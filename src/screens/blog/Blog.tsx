import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { addressOf, type ArticleFilters } from '#domain/article-filters.ts'
import type { BlogSearch } from '#parts/article-card/blog-origin.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import styles from './Blog.module.css'
import { BlogFilters } from './BlogFilters.tsx'
import { BlogResults } from './BlogResults.tsx'
import { useAddressPutRight } from './useAddressPutRight.ts'
import { useBlog } from './useBlog.ts'

/** The list of articles, narrowed by country and tags that stand in the address (spec 2.7, 4). */
export function Blog({ search }: { search: BlogSearch }) {
  const { t } = useTranslation('blog')
  const navigate = useNavigate()
  const blog = useBlog(search)
  useAddressPutRight(blog, search)
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  function show(filters: ArticleFilters): void {
    void navigate({
      to: '/blog',
      search: addressOf(filters),
      replace: true,
      resetScroll: false,
    })
  }
  /** What was clicked is gone, so focus goes to what the click changed; the page does not move. */
  function showFewer(filters: ArticleFilters): void {
    show(filters)
    resultsHeading.current?.focus({ preventScroll: true })
  }
  function onCleared(): void {
    showFewer({ country: undefined, tags: [] })
  }

  return (
    <div className={styles.page}>
      <PageMeta
        description={t('description')}
        path={blog.page.number > 1 ? `/blog?page=${blog.page.number}` : '/blog'}
      />
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <div className={styles.filters}>
        <BlogFilters blog={blog} onChange={show} />
        <ActiveFilters blog={blog} onChange={showFewer} onCleared={onCleared} />
      </div>
      <BlogResults blog={blog} headingRef={resultsHeading} onCleared={onCleared} />
    </div>
  )
}
