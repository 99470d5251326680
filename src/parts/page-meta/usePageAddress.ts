import { useRouter, useRouterState } from '@tanstack/react-router'

/** The public origin of the site, where the build was told it: a page may also be seen on others. */
const publicOrigin: string | undefined = import.meta.env.VITE_SITE_ADDRESS || undefined

/** Gives whole addresses of this site, with its origin and base path. */
export function useSiteAddress(): (path: string) => string {
  const router = useRouter()
  const base = router.options.basepath ?? '/'
  return (path) =>
    new URL(`${base}/${path}`.replaceAll(/\/{2,}/g, '/'), publicOrigin ?? router.origin).href
}

/** The page's own whole address, without search parameters: many lead to the same page. */
export function usePageAddress(): string {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useSiteAddress()(path)
}
