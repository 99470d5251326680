import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { createQueryClient } from '#api/query-client.ts'

import type { createApp } from './create-app.tsx'
import { replayEarlyInput } from './early-input.ts'

/** What the build wrote beside a prerendered page: what its query cache held, here or in a file. */
type PrerenderedQuery =
  | { readonly key: QueryKey; readonly data: unknown }
  | { readonly key: QueryKey; readonly file: string }

/** Fills the cache with what the page was made of; false when it cannot be had. */
export async function hydrateQueryCache(queryClient: QueryClient): Promise<boolean> {
  try {
    const json = document.querySelector('#query-cache')?.textContent ?? '[]'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/prerender at build
    const queries = JSON.parse(json) as PrerenderedQuery[]
    const entries = await Promise.all(
      queries.map(async (query) => ({
        key: query.key,
        data: 'file' in query ? await fetchJson(query.file) : query.data,
      })),
    )
    for (const { key, data } of entries) queryClient.setQueryData(key, data)
    return true
  } catch (error) {
    console.info('What this page was made of cannot be had; it is drawn anew.', error)
    return false
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

interface HydrateOptions {
  readonly root: HTMLElement
  readonly router: ReturnType<typeof createApp>['router']
  readonly App: ComponentType
  /** Whether all that the page shows is known to the client too. */
  readonly isCacheComplete: boolean
  /** Resolves when the client has drawn the page. */
  readonly hydrated: Promise<void>
}

/**
 * Takes a prerendered page over. Where the address asks for more than the page shows (a filter, a
 * chosen tab), or the client would draw another text, it is drawn anew and takes the page's place in
 * one step: what stands there stays until then, and where the client's own page cannot be had. Rejects then.
 */
export async function hydrateOrRender({
  root,
  router,
  App,
  isCacheComplete,
  hydrated,
}: HydrateOptions): Promise<void> {
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const searchValues = Object.values(router.state.matches.at(-1)?.search ?? {})
  const canHydrate =
    isCacheComplete &&
    root.dataset['prerendered'] === 'full' &&
    searchValues.every((value) => value === undefined)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (canHydrate) {
    // The tree that a server draws has no Suspense around the matches, and the client draws it likewise with this.
    router.ssr = { manifest: undefined }
    void hydrated.then(replayEarlyInput(root))
    // In slices, between which the page can be scrolled and typed into.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    removePrerenderedHead()
    createRoot(root).render(app)
  }
}

/** Takes away what the prerendered page says of itself: a page that is drawn anew says it itself. */
export function removePrerenderedHead(): void {
  // A window without a title would show its address until then.
  for (const element of document.head.querySelectorAll('[data-prerendered-head]:not(title)'))
    element.remove()
}

/**
 * Asks again for what the page was made of, once it is taken over: it is as old as the build. An answer
 * takes its place; without one, what is shown stays.
 */
export async function refetchPrerenderedQueries(queryClient: QueryClient): Promise<void> {
  const refetchClient = createQueryClient()
  const queries = queryClient.getQueryCache().getAll()
  await Promise.all(
    queries.map(async ({ queryKey, options: { queryFn }, state: { dataUpdatedAt } }) => {
      if (dataUpdatedAt === 0) return
      if (typeof queryFn !== 'function') {
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
        return
      }
      try {
        queryClient.setQueryData(queryKey, await refetchClient.fetchQuery({ queryKey, queryFn }))
      } catch {
        // Logged by the cache that asked.
      }
    }),
  )
}
