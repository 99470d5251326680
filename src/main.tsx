// First import: it sets the order of the cascade layers.
import './ui/styles/index.css'
import './app/react-dom.ts'

import { createApi } from '#api/api.ts'
import { getAuthorizationHeaders } from '#api/authorization.ts'
import type { FetchFn } from '#api/client.ts'
import {
  ConfigurationError,
  resolveBaseUrls,
  parseCredentials,
  parseSignInUrl,
} from '#api/configuration.ts'
import { createQueryClient } from '#api/query-client.ts'
import { installTrustedTypesPolicy } from '#content/trusted-types.ts'
import { createI18nStore } from '#i18n/i18n.ts'
import { detectLanguage, isLanguage, type Language, readStoredLanguage } from '#i18n/languages.ts'
import type { Clock } from '#platform/clock.ts'
import { loadOnce } from '#platform/load-module.ts'
import { stateLinkPrefix } from '#platform/state-link.ts'
import { countStoredValues } from '#platform/storage.ts'
import type { Mock } from '#mocks/browser.ts'

import { createApp } from './app/create-app.tsx'
import { fetchCatalogueFile } from './app/fetch-catalogue-file.ts'
import { followStoredLanguage } from './app/follow-stored-language.ts'
import {
  hydrateQueryCache,
  removePrerenderedHead,
  refetchPrerenderedQueries,
  showPage,
} from './app/hydrate.tsx'
import { isAdminPath, loadAdminRoutes } from './app/admin-routes.ts'
import { removeSentenceSigns } from './app/remove-sentence-signs.ts'

const basePath = import.meta.env.BASE_URL

/** Checked at the start: the newest API that the client uses, or it would fail later. */
const isTooOld = !('withResolvers' in Promise)

/** Starts the client: configuration, language, backend, router. */
async function start(root: HTMLElement): Promise<void> {
  if (isTooOld) throw new Error('This browser is older than those that the client is built for.')
  const baseUrls = resolveBaseUrls(readMeta('api-base-url'), location.origin, basePath)
  const access = {
    credentials: parseCredentials(readMeta('api-credentials')),
    getHeaders: getAuthorizationHeaders,
    signInUrl: parseSignInUrl(readMeta('sign-in-url'), baseUrls.site),
  }
  // The first format of a number or a date makes the browser read its locales, which takes 40 ms on a phone. A task of its own
  // keeps that out of a component's render.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('fr'))
  const queryClient = createQueryClient()
  const i18nPromise = createI18nStore(getInitialLanguage(root), fetchCatalogueFile)
  // Some hosts answer with the not-found page.
  if (removeSentenceSigns()) clearPrerenderedPage(root)
  const isPrerendered = root.dataset['prerendered'] !== undefined
  // A response before hydration would change the prerendered page.
  const shown = Promise.withResolvers<void>()
  const shouldStartBackendFirst = !isPrerendered || mayUseCustomScenario()
  const backend = loadOnce(async () => {
    if (!shouldStartBackendFirst) await shown.promise
    return startBackend(() => {
      void queryClient.invalidateQueries()
    })
  })
  const begun = backend()
  const first = shouldStartBackendFirst ? await begun : undefined
  const isDefaultScenario = first?.isDefaultScenario ?? true
  // Later calls retry and report the error.
  begun.catch(() => undefined)

  const [i18n, isCacheComplete] = await Promise.all([
    i18nPromise,
    isPrerendered && isDefaultScenario && hydrateQueryCache(queryClient),
    // Its route tries again, and can report an error.
    isAdminPath(location.pathname, basePath) && loadAdminRoutes().catch(() => undefined),
  ])
  const { App, router } = createApp({
    api: createApi(baseUrls, async (request) => (await backend()).fetchFn(request), access),
    queryClient,
    i18n,
    basePath,
    onShown: shown.resolve,
    clock: first?.clock,
  })
  const rendered = __MOCK__ ? waitForFirstRender(router) : undefined
  // A task ends here: creating the router and loading the route of the page is a long one on phones.
  await new Promise((resolve) => setTimeout(resolve))
  await showPage({
    root,
    router,
    App,
    canHydrate: () => isCacheComplete && !i18n.hasFailedTranslations,
    shown,
  })
  if (isCacheComplete) void refetchPrerenderedQueries(queryClient)
  followStoredLanguage(i18n)
  await rendered
  if (!__MOCK__) return
  await waitUntilIdle()
  const showDevtools = async () => {
    try {
      await (await backend()).showDevtools?.({ router, queryClient, i18n })
    } catch (error) {
      // The demo works without its toolbar: retry on the next page.
      console.error(error)
      const stop = router.subscribe('onRendered', () => {
        stop()
        void showDevtools()
      })
    }
  }
  await showDevtools()
}

/** The language of the prerendered page, also if another tab has stored one since; otherwise by the rule (spec 4). */
function getInitialLanguage(root: HTMLElement): Language {
  const { lang } = document.documentElement
  return root.dataset['prerendered'] !== undefined && isLanguage(lang)
    ? lang
    : detectLanguage(readStoredLanguage(), navigator.languages)
}

/** The page comes first. Safari has no idle callbacks before version 26. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: maxIdleWait })
    else setTimeout(resolve)
  })
}

/** In milliseconds: a page may be at work for long. */
const maxIdleWait = 2000

interface Backend {
  readonly fetchFn: FetchFn
  readonly isDefaultScenario: boolean
  /** Of the day that this tab of the demo shows. */
  readonly clock?: Clock
  readonly showDevtools?: Mock['showDevtools']
}

/** The backend: the server, or the mock in the demo and in development. */
async function startBackend(onExternalChange: () => void): Promise<Backend> {
  // `__MOCK__` is a build constant: `dist/` contains neither this branch nor its imports.
  if (!__MOCK__) return { fetchFn: (request) => fetch(request), isDefaultScenario: true }
  const { startMock } = await import('#mocks/browser.ts')
  return startMock({ basePath, onExternalChange })
}

/** In the demo, this URL or tab may select other records than the prerendered page's. */
function mayUseCustomScenario(): boolean {
  if (!__MOCK__) return false
  // A fragment may hold a state (mocks/received-state.ts), which a redirect would lose.
  if (location.hash.startsWith(stateLinkPrefix)) return true
  return location.search !== '' || countStoredValues('sessionStorage') > 0
}

/** How long the demo toolbar waits for the first page, in milliseconds; it can explain a page that never renders. */
const firstRenderTimeoutMs = 2000

/** Resolves when a page has rendered: the toolbar's code must not load before the page's. */
function waitForFirstRender(router: ReturnType<typeof createApp>['router']): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      resolve()
    })
    setTimeout(resolve, firstRenderTimeoutMs)
  })
}

function clearPrerenderedPage(root: HTMLElement): void {
  delete root.dataset['prerendered']
  removePrerenderedHead()
  root.replaceChildren()
}

/** A value that can be changed in the built pages (docs/deployment.md). */
function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Shows an error before texts are loaded: plain sentences in both languages. A prerendered page stays readable. */
function renderStartupError(root: HTMLElement, error: unknown): void {
  console.error(error)
  // What was shared will not come.
  delete document.documentElement.dataset['query']
  const isPrerendered = root.dataset['prerendered'] !== undefined
  const isConfigurationError = error instanceof ConfigurationError
  // Retrying would not help.
  if (isTooOld && isPrerendered) return
  if (isConfigurationError || isTooOld) {
    const message = document.createElement('div')
    message.setAttribute('role', 'alert')
    const french = isConfigurationError ? error.frenchMessage : 'Votre navigateur est trop ancien.'
    const english = isConfigurationError ? error.message : 'Your browser is too old.'
    message.append(
      createParagraph('fr', `Le site ne peut pas démarrer. ${french}`),
      createParagraph('en', `The site cannot start. ${english}`),
    )
    clearPrerenderedPage(root)
    root.append(message)
    return
  }
  if (!isPrerendered) clearPrerenderedPage(root)
  const template = document.querySelector<HTMLTemplateElement>('template#not-started')
  if (template !== null) document.body.prepend(template.content)
}

function createParagraph(lang: string, text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.lang = lang
  paragraph.textContent = text
  return paragraph
}

// A host may also serve the page at `/demo`, outside the scope of a service worker at `/demo/`.
if (`${location.pathname}/` === basePath) {
  location.replace(basePath + location.search + location.hash)
}

installTrustedTypesPolicy()

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('index.html has no #root.')
// In its own task: evaluating the imports is already a long task on phones.
setTimeout(() => {
  start(root).catch((error: unknown) => {
    renderStartupError(root, error)
  })
})
