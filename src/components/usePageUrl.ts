import { useRouter, useRouterState } from '@tanstack/react-router'

import { useClientValue } from '#ui/hooks/useClientValue.tsx'

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
  return useSiteUrlBuilder()(usePagePath())
}

/**
 * The path of the page that is shown; empty for the home page. The router's location is that of the page to come from the click on a link, and
 * would render the page that is left once more before that click has any effect.
 */
export function usePagePath(): string {
  return useRouterState({
    select: ({ matches, location }) => {
      // Where only the root matches, it has no path of its own.
      const page = matches.slice(1).at(-1)
      return page?.status === 'success' ? page.pathname.replace(/\/$/, '') : location.pathname
    },
  })
}
