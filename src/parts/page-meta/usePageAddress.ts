import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The public origin of the site, where the build was told it: a page may also be seen on others. */
const publicOrigin: string | undefined = import.meta.env.VITE_SITE_ADDRESS || undefined

/**
 * Gives whole addresses of this site, with its origin and base path. A prerendered page whose build was
 * not told the origin has addresses without one, until it is taken over.
 */
export function useSiteAddress(): (path: string) => string {
  const router = useRouter()
  const base = router.options.basepath ?? '/'
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => publicOrigin ?? router.origin,
    () => publicOrigin,
  )
  return (path) => {
    const whole = new URL(`${base}/${path}`.replaceAll(/\/{2,}/g, '/'), origin ?? someOrigin)
    return origin === undefined ? whole.href.slice(someOrigin.length) : whole.href
  }
}

const someOrigin = 'https://site.invalid'

/** The page's own whole address, without search parameters: many lead to the same page. */
export function usePageAddress(): string {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useSiteAddress()(path)
}
