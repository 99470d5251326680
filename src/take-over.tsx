import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { createQueryClient } from '#api/query-client.ts'

import type { createApp } from './app.tsx'
import { noteTyped } from './typed-before.ts'

/** What the build wrote beside a prerendered page: what its query cache held, here or in a file. */
type CachedQuery =
  | { readonly key: QueryKey; readonly data: unknown }
  | { readonly key: QueryKey; readonly file: string }

/** Fills the cache with what the page was made of; false when it cannot be had. */
export async function fillCache(queryClient: QueryClient): Promise<boolean> {
  try {
    const written = document.querySelector('#cache')?.textContent ?? '[]'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/prerender at build
    const queries = JSON.parse(written) as CachedQuery[]
    const known = await Promise.all(
      queries.map(async (query) => ({
        key: query.key,
        data: 'file' in query ? await readFile(query.file) : query.data,
      })),
    )
    for (const { key, data } of known) queryClient.setQueryData(key, data)
    return true
  } catch (error) {
    console.info('What this page was made of cannot be had; it is drawn anew.', error)
    return false
  }
}

async function readFile(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

interface Start {
  readonly root: HTMLElement
  readonly router: ReturnType<typeof createApp>['router']
  readonly App: ComponentType
  /** Whether all that the page shows is known to the client too. */
  readonly isComplete: boolean
  /** Resolves when the client has drawn the page. */
  readonly shown: Promise<void>
}

/**
 * Takes a prerendered page over. Where the address asks for more than the page shows (a filter, a
 * chosen tab), or the client would draw another text, it is drawn anew and takes the page's place in
 * one step: what stands there stays until then, and where the client's own page cannot be had. Rejects then.
 */
export async function takeOver({ root, router, App, isComplete, shown }: Start): Promise<void> {
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const asks = Object.values(router.state.matches.at(-1)?.search ?? {})
  const isSame =
    isComplete &&
    root.dataset['prerendered'] === 'whole' &&
    asks.every((value) => value === undefined)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (isSame) {
    // The tree that a server draws has no Suspense around the matches, and the client draws it likewise with this.
    router.ssr = { manifest: undefined }
    void shown.then(noteTyped(root))
    // In slices, between which the page can be scrolled and typed into.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    forgetHead()
    createRoot(root).render(app)
  }
}

/** Takes away what the prerendered page says of itself: a page that is drawn anew says it itself. */
export function forgetHead(): void {
  // A window without a title would show its address until then.
  for (const element of document.head.querySelectorAll('[data-page]:not(title)')) element.remove()
}

/**
 * Asks again for what the page was made of, once it is taken over: it is as old as the build. An answer
 * takes its place; without one, what is shown stays.
 */
export async function refresh(queryClient: QueryClient): Promise<void> {
  const asking = createQueryClient()
  const known = queryClient.getQueryCache().getAll()
  await Promise.all(
    known.map(async ({ queryKey, options: { queryFn }, state: { dataUpdatedAt } }) => {
      if (dataUpdatedAt === 0) return
      if (typeof queryFn !== 'function') {
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
        return
      }
      try {
        queryClient.setQueryData(queryKey, await asking.fetchQuery({ queryKey, queryFn }))
      } catch {
        // Logged by the cache that asked.
      }
    }),
  )
}
