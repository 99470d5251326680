import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'

import { createApi } from '../../src/api/api.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { createApp } from '../../src/app.tsx'
import { nothing } from '../../src/content/prepare.ts'
import { PrepareContext } from '../../src/content/RichText.tsx'
import { articleSlug } from '../../src/domain/article-text.ts'
import { articleDate, isPublished } from '../../src/domain/articles.ts'
import { slugOf } from '../../src/domain/slug.ts'
import { createI18n } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { AddressedRecords } from '../sitemap.ts'
import { prepareWithoutBrowser } from './rich-text.ts'

/** Answers a call of the client at build; undefined where nobody is there to answer. */
export type Answer = (request: Request) => Promise<Response | undefined>

interface Wanted {
  /** Below the base path, which ends with a slash. */
  readonly path: string
  readonly language: Language
  readonly basePath: string
  readonly answer: Answer
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
  readonly isWhole: boolean
}

/** Where calls go in the client that renders: only the paths count, `answer` reads them. */
export const addresses = { api: 'https://api.invalid', site: 'https://site.invalid' }
/** Queries that are asked for by what other queries gave: countries, then a country's visas, then one visa. */
const mostRounds = 5

/** One public page in one language, by the client's own router and components. */
export async function renderPage({
  path,
  language,
  basePath,
  answer,
}: Wanted): Promise<RenderedPage> {
  const i18n = await createI18n(language)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  const waiting = Promise.withResolvers<Response>().promise
  const api = createApi(addresses, async (request) => (await answer(request)) ?? waiting)
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

  let isWhole = true
  const prepare: typeof prepareWithoutBrowser = (html, options) => {
    const prepared = prepareWithoutBrowser(html, options)
    if (prepared === undefined) isWhole = false
    return prepared ?? nothing
  }
  const draw = () =>
    renderToString(
      <PrepareContext value={(html, options) => prepare(html, options) ?? nothing}>
        <App />
      </PrepareContext>,
    )
  let output = draw()
  for (let round = 0; round < mostRounds && (await answerQueries(queryClient)); round += 1) {
    isWhole = true
    output = draw()
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
    isWhole,
  }
}

/** Waits for the answers to what was asked while drawing; false when nothing new came. */
async function answerQueries(queryClient: QueryClient): Promise<boolean> {
  const open = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.status === 'pending' && options.queryFn !== undefined && !isDisabled(options),
    )
  const settled = await Promise.all(
    open.map(async (query) => {
      const answered = query.fetch().then(
        () => true,
        () => false,
      )
      return Promise.race([answered, pause(patience)])
    }),
  )
  return settled.includes(true)
}

/** Milliseconds after which a query counts as one that nobody answers. */
const patience = 20_000

async function pause(milliseconds: number): Promise<false> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
  return false
}

function isDisabled(options: object): boolean {
  return 'enabled' in options && options.enabled === false
}

/** The records that have pages of their own, as the API gives them. */
export async function readRecords(answer: Answer): Promise<Omit<AddressedRecords, 'lawyers'>> {
  const { calls } = createApi(addresses, async (request) => {
    const response = await answer(request)
    if (response === undefined) throw new Error(`Nobody answers ${request.url}.`)
    return response
  })
  const [countries, visas, articles] = await Promise.all([
    calls.countries.list({}),
    calls.visas.list({}),
    calls.articles.list({}),
  ])
  return {
    countries: countries.map(({ id, name }) => ({ id, slug: slugOf(name) })),
    visas: visas.flatMap(({ countryId, name }) =>
      countryId == null ? [] : { countryId, slug: slugOf(name) },
    ),
    articles: articles
      .filter(isPublished)
      .map((article) => ({ slug: articleSlug(article), date: articleDate(article) })),
  }
}
