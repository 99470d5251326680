import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import type { BlogSearch } from '#parts/article-card/blog-origin.ts'

import { searchOf, type BlogState } from './useBlog.ts'

/**
 * Once articles and countries are known, puts the filters and the page that apply into the address
 * where it carries others, without a history entry (decisions: a shared address is the canonical one).
 */
export function useAddressPutRight(blog: BlogState, search: BlogSearch): void {
  const navigate = useNavigate()
  const applied = searchOf(blog)
  const differs =
    applied.country !== search.country ||
    applied.tags !== search.tags ||
    applied.page !== search.page

  const onWrong = useEffectEvent(() => {
    void navigate({ to: '/blog', search: applied, replace: true, resetScroll: false, state: true })
  })
  useEffect(() => {
    if (blog.isKnown && differs) onWrong()
  }, [blog.isKnown, differs])
}
