import { useRouter, useRouterState } from '@tanstack/react-router'

import { useClientValue } from '#ui/hooks/useClientValue.ts'

/** The public origin, if the build sets one; the site may also be served from other origins. */
const publicOrigin: string | undefined = import.meta.env.VITE_SITE_URL || undefined

/**
 * Returns a function that builds absolute URLs from the origin and base path. Without a configured
 * origin, prerendered URLs have none until hydration.
 */
export function useSiteUrlBuilder(): (path: string) => string {
  const router = useRouter()
  const base = router.options.basepath ?? '/'
  const origin = useClientValue(() => publicOrigin ?? router.origin, publicOrigin)
  return (path) => {
    const url = new URL(`${base}/${path}`.replaceAll(/\/{2,}/g, '/'), origin ?? placeholderOrigin)
    return origin === undefined ? url.href.slice(placeholderOrigin.length) : url.href
  }
}

const placeholderOrigin = 'https://site.invalid'

/** The absolute URL of the current page without search parameters, which do not identify a page. */
export function usePageUrl(): string {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useSiteUrlBuilder()(path)
}
