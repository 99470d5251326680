import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'

import type { Api } from '../../src/api/api.ts'
import { createApp } from '../../src/app/create-app.tsx'
import { PrepareHtmlContext } from '../../src/content/RichText.tsx'
import { createI18nStore } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { CatalogueFileReader } from '../../src/i18n/catalogue.ts'
import { Prerendered } from '../../src/ui/hooks/useClientValue.tsx'
import { NoServerError } from './build-api.ts'
import { createPrepareHtml } from './rich-text.ts'

export { createBuildApi, createServerFetch } from './build-api.ts'
export { writeStaticAnswers } from './static-answers.ts'

interface RenderOptions {
  /** Below the base path, which ends with a slash. */
  readonly path: string
  readonly language: Language
  readonly basePath: string
  readonly api: Api
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

/** Queries can depend on others: countries, then the visas of a country, then a visa. */
const maxRounds = 5

/** Renders one public page in one language with the client's router and components. */
export async function renderPage({
  path,
  language,
  basePath,
  api,
  readCatalogueFile,
}: RenderOptions): Promise<RenderedPage> {
  const i18n = await createI18nStore(language, readCatalogueFile)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
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

  const namespaces = Object.keys(i18n.instance.store.data[language] ?? {})
  const app = (
    <Prerendered>
      <PrepareHtmlContext value={createPrepareHtml(namespaces)}>
        <App />
      </PrepareHtmlContext>
    </Prerendered>
  )
  let output = renderToString(app)
  const unansweredHashes = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    if (!(await fetchQueries(queryClient, unansweredHashes))) break
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
