import { useRouter, useRouterState } from '@tanstack/react-router'

/** Gives whole addresses of this site, with its origin and base path; the page's own without one. */
export function useSiteAddress(): (path: string) => string {
  const router = useRouter()
  const base = router.options.basepath ?? '/'
  return (path) => new URL(`${base}/${path}`.replaceAll(/\/{2,}/g, '/'), router.origin).href
}

/** The page's own whole address, without search parameters: many lead to the same page. */
export function usePageAddress(): string {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useSiteAddress()(path)
}
