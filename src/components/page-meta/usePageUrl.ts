import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The public origin of the site, where the build was told it: a page may also be seen on others. */
const publicOrigin: string | undefined = import.meta.env.VITE_SITE_ADDRESS || undefined

/**
 * Gives whole addresses of this site, with its origin and base path. A prerendered page whose build was
 * not told the origin has addresses without one, until it is taken over.
 */
export function useSiteUrlBuilder(): (path: string) => string {
  const router = useRouter()
  const base = router.options.basepath ?? '/'
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => publicOrigin ?? router.origin,
    () => publicOrigin,
  )
  return (path) => {
    const url = new URL(`${base}/${path}`.replaceAll(/\/{2,}/g, '/'), origin ?? placeholderOrigin)
    return origin === undefined ? url.href.slice(placeholderOrigin.length) : url.href
  }
}

const placeholderOrigin = 'https://site.invalid'

/** The page's own whole address, without search parameters: many lead to the same page. */
export function usePageUrl(): string {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useSiteUrlBuilder()(path)
}
