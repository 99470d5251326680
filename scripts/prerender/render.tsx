import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'

import { createApi } from '../../src/api/api.ts'
import { createApp } from '../../src/app/create-app.tsx'
import { emptyHtml } from '../../src/content/prepare-html.ts'
import { PrepareHtmlContext } from '../../src/content/RichText.tsx'
import { createI18n } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { ApiRecords } from '../site-pages.ts'
import { prepareWithoutBrowser } from './rich-text.ts'

/** Answers a call of the client at build; undefined where nobody is there to answer. */
export type BuildFetch = (request: Request) => Promise<Response | undefined>

interface RenderOptions {
  /** Below the base path, which ends with a slash. */
  readonly path: string
  readonly language: Language
  readonly basePath: string
  readonly fetchFn: BuildFetch
}

export interface RenderedPage {
  /** What stands in the root. */
  readonly html: string
  /** What React would move into the document's head. */
  readonly head: string
  /** The screen's own part of the window's title. */
  readonly title: string
  readonly routes: readonly string[]
  readonly namespaces: readonly string[]
  /** What the query cache held. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[]
  /** False where some of the text was left to the client, which then draws the page anew. */
  readonly isComplete: boolean
}

/** Where calls go in the client that renders: only the paths count, `answer` reads them. */
export const baseUrls = { api: 'https://api.invalid', site: 'https://site.invalid' }
/** Queries that are asked for by what other queries gave: countries, then a country's visas, then one visa. */
const maxRounds = 5

/** One public page in one language, by the client's own router and components. */
export async function renderPage({
  path,
  language,
  basePath,
  fetchFn,
}: RenderOptions): Promise<RenderedPage> {
  const i18n = await createI18n(language)
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
  // The router would write a script into the page, which the policy forbids; the client restores the place itself.
  router.options.scrollRestoration = false
  await router.load()
  if (router.state.location.pathname !== path) {
    throw new Error(`${path} leads to ${router.state.location.pathname}.`)
  }

  let isComplete = true
  const prepare: typeof prepareWithoutBrowser = (html, options) => {
    const prepared = prepareWithoutBrowser(html, options)
    if (prepared === undefined) isComplete = false
    return prepared ?? emptyHtml
  }
  const render = () =>
    renderToString(
      <PrepareHtmlContext value={(html, options) => prepare(html, options) ?? emptyHtml}>
        <App />
      </PrepareHtmlContext>,
    )
  let output = render()
  const unansweredHashes = new Set<string>()
  for (
    let round = 0;
    round < maxRounds && (await fetchQueries(queryClient, unansweredHashes));
    round += 1
  ) {
    isComplete = true
    output = render()
  }
  if (/<!--\$[?!]/.test(output)) throw new Error(`${path} waits for something while rendering.`)

  const [head = ''] = output.match(/^(?:<(?:meta|link)\b[^>]*>)*/) ?? []
  const [, title = ''] = head.match(/property="og:title" content="([^"]*)"/) ?? []
  return {
    html: output.slice(head.length),
    head,
    title,
    routes: router.state.matches.map(({ routeId }) => routeId),
    namespaces: Object.keys(i18n.store.data[language] ?? {}),
    queries: queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
    isComplete,
  }
}

/** There is no server at build; what asked for its records is drawn as if it were waiting for them. */
class NoServerError extends Error {}

/**
 * Gets the answers to what was asked while drawing, and remembers what nobody answers.
 *
 * @returns false when nothing was asked
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
