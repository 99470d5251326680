import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import type { BlogSearchParams } from '#components/article-card/blog-origin.ts'

import { toBlogSearchParams, type BlogState } from './useBlog.ts'

/**
 * Once articles and countries are known, puts the filters and the page that apply into the address
 * where it carries others, without a history entry (decisions: a shared address is the canonical one).
 */
export function useCanonicalBlogSearch(blog: BlogState, search: BlogSearchParams): void {
  const navigate = useNavigate()
  const canonical = toBlogSearchParams(blog)
  const differs =
    canonical.country !== search.country ||
    canonical.tags !== search.tags ||
    canonical.page !== search.page

  const replaceSearch = useEffectEvent(() => {
    void navigate({
      to: '/blog',
      search: canonical,
      replace: true,
      resetScroll: false,
      state: true,
    })
  })
  useEffect(() => {
    if (blog.isReady && differs) replaceSearch()
  }, [blog.isReady, differs])
}
