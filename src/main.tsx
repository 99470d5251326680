// First: the order of the cascade layers is the order in which they are first named.
import './ui/styles/index.css'

import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { createApi } from '#api/api.ts'
import type { Send } from '#api/client.ts'
import { ConfigurationError, resolveAddresses } from '#api/configuration.ts'
import { createQueryClient } from '#api/query-client.ts'
import { createI18n } from '#i18n/i18n.ts'
import { chooseLanguage } from '#i18n/languages.ts'
import { readStoredLanguage } from '#i18n/stored-language.ts'

import { createApp } from './app.tsx'
import { fillCache, refresh, takeOver } from './take-over.tsx'

const basePath = import.meta.env.BASE_URL

/** Starts the client: configuration, language, what answers calls, router. */
async function start(root: HTMLElement): Promise<void> {
  const addresses = resolveAddresses(configuredAddress(), location.origin, basePath)
  const queryClient = createQueryClient()
  const isPrerendered = root.dataset['prerendered'] !== undefined
  const shown = Promise.withResolvers<void>()
  if (!isPrerendered) shown.resolve()

  const [i18n, isComplete] = await Promise.all([
    createI18n(chooseLanguage(readStoredLanguage(), navigator.language)),
    isPrerendered && fillCache(queryClient),
  ])
  const { App, router } = createApp({
    api: createApi(addresses, sendOnce(shown.promise, queryClient)),
    queryClient,
    i18n,
    basePath,
    onShown: shown.resolve,
  })
  if (isPrerendered) {
    await takeOver({ root, router, App, isComplete })
    await shown.promise
    delete root.dataset['prerendered']
    void refresh(queryClient)
  } else {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  }
}

/** Sends calls once the page is shown: an answer that came earlier would change it while it is taken over. */
function sendOnce(shown: Promise<void>, queryClient: QueryClient): Send {
  const backend = shown.then(() =>
    startBackend(() => {
      void queryClient.invalidateQueries()
    }),
  )
  return async (request) => (await backend)(request)
}

/** What answers calls: the server, or the mock in the demo and the development server. */
async function startBackend(onChangedElsewhere: () => void): Promise<Send> {
  // `__MOCK__` is a constant of the build: in `dist/` this branch, and all that it imports, is not there.
  if (!__MOCK__) return (request) => fetch(request)
  const { startMock } = await import('#mocks/browser.ts')
  return startMock({ basePath, onChangedElsewhere })
}

function configuredAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content ?? ''
}

/** A fault before anything can be shown: a plain sentence, since neither texts nor styles may be there. */
function showFault(root: HTMLElement, error: unknown): void {
  console.error(error)
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent =
    error instanceof ConfigurationError
      ? error.message
      : 'Le site ne peut pas démarrer. Rechargez la page. — The site cannot start. Reload the page.'
  root.replaceChildren(message)
}

// A host may serve the page at `/demo` too, outside the scope of a worker at `/demo/`.
if (`${location.pathname}/` === basePath) {
  location.replace(basePath + location.search + location.hash)
}

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('index.html has no #root.')
// oxlint-disable-next-line unicorn/prefer-top-level-await -- a module that awaits would hold up the modules that import it in development
start(root).catch((error: unknown) => {
  showFault(root, error)
})
