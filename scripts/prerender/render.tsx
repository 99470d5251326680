import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'

import { createApi } from '../../src/api/api.ts'
import { createApp } from '../../src/app/create-app.tsx'
import { PrepareHtmlContext } from '../../src/content/RichText.tsx'
import { createI18n } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { CatalogueFileReader } from '../../src/i18n/records/catalogue.ts'
import type { ApiRecords } from '../site-pages.ts'
import { createPrepareHtml } from './rich-text.ts'

/** Responds to a call of the client at build time; undefined without a server. */
export type BuildFetch = (request: Request) => Promise<Response | undefined>

interface RenderOptions {
  /** Below the base path, which ends with a slash. */
  readonly path: string
  readonly language: Language
  readonly basePath: string
  readonly fetchFn: BuildFetch
  readonly readCatalogueFile: CatalogueFileReader
}

export interface RenderedPage {
  /** The HTML of the root element. */
  readonly html: string
  /** The elements that React would move to the head. */
  readonly head: string
  /** The window title without the name of the site. */
  readonly title: string
  readonly routes: readonly string[]
  readonly namespaces: readonly string[]
  /** The query cache. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[]
}

/** The base URLs while rendering. Only paths matter to a `BuildFetch`. */
export const baseUrls = { api: 'https://api.invalid', site: 'https://site.invalid' }
/** Queries can depend on others: countries, then the visas of a country, then a visa. */
const maxRounds = 5

/** Renders one public page in one language with the client's router and components. */
export async function renderPage({
  path,
  language,
  basePath,
  fetchFn,
  readCatalogueFile,
}: RenderOptions): Promise<RenderedPage> {
  const i18n = await createI18n(language, readCatalogueFile)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
  })
  const api = createApi(baseUrls, async (request) => {
    const response = await fetchFn(request)
    if (response === undefined) throw new NoServerError()
    return response
  })
  const { router, App } = createApp({
    api,
    queryClient,
    i18n,
    basePath,
    history: createMemoryHistory({ initialEntries: [basePath + path.slice(1)] }),
  })
  // It would add an inline script, which the policy forbids. The client restores the scroll position.
  router.options.scrollRestoration = false
  await router.load()
  if (router.state.location.pathname !== path) {
    throw new Error(`${path} redirects to ${router.state.location.pathname}.`)
  }
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw new Error(`${path} fails to load.`, { cause: failed.error })

  const namespaces = Object.keys(i18n.store.data[language] ?? {})
  const app = (
    <PrepareHtmlContext value={createPrepareHtml(namespaces)}>
      <App />
    </PrepareHtmlContext>
  )
  let output = renderToString(app)
  const unansweredHashes = new Set<string>()
  for (
    let round = 0;
    round < maxRounds && (await fetchQueries(queryClient, unansweredHashes));
    round += 1
  ) {
    output = renderToString(app)
  }
  if (/<!--\$[?!]/.test(output)) throw new Error(`${path} suspends while rendering.`)

  const [head = ''] = output.match(/^(?:<(?:meta|link)\b[^>]*>)*/) ?? []
  const [, title = ''] = head.match(/property="og:title" content="([^"]*)"/) ?? []
  return {
    html: output.slice(head.length),
    head,
    title,
    routes: router.state.matches.map(({ routeId }) => routeId),
    namespaces,
    queries: queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
  }
}

/** There is no server at build time, so the query stays pending. */
class NoServerError extends Error {}

/**
 * Fetches the queries of the last render, and remembers those without a response.
 *
 * @returns false if there were none
 */
async function fetchQueries(
  queryClient: QueryClient,
  unansweredHashes: Set<string>,
): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll()
  const pendingQueries = queries.filter(
    ({ state, options, queryHash }) =>
      state.status !== 'success' &&
      !unansweredHashes.has(queryHash) &&
      options.queryFn !== undefined &&
      !isDisabled(options),
  )
  await Promise.all(
    pendingQueries.map(async (query) => {
      try {
        await query.fetch()
      } catch (error) {
        if (!(error instanceof Error && error.cause instanceof NoServerError)) throw error
        query.reset()
        unansweredHashes.add(query.queryHash)
      }
    }),
  )
  return pendingQueries.length > 0
}

function isDisabled(options: object): boolean {
  return 'enabled' in options && options.enabled === false
}

/** The records that have pages, from the API. */
export async function readRecords(fetchFn: BuildFetch): Promise<ApiRecords> {
  const { calls } = createApi(baseUrls, async (request) => {
    const response = await fetchFn(request)
    if (response === undefined) throw new Error(`There is no response to ${request.url}.`)
    return response
  })
  const [countries, visas, articles] = await Promise.all([
    calls.countries.list({}),
    calls.visas.list({}),
    calls.articles.list({}),
  ])
  return { countries, visas, articles }
}
