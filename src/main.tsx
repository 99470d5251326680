// First: the order of the cascade layers is the order in which they are first named.
import './ui/styles/index.css'
// Before the router.
import './stored-scroll.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { createApi } from '#api/api.ts'
import type { Send } from '#api/client.ts'
import { ConfigurationError, resolveAddresses } from '#api/configuration.ts'
import { createQueryClient } from '#api/query-client.ts'
import { guardSinks } from '#content/trusted-types.ts'
import { createI18n } from '#i18n/i18n.ts'
import { chooseLanguage } from '#i18n/languages.ts'
import { readStoredLanguage } from '#i18n/stored-language.ts'
import { remember } from '#loading/remember.ts'
import type { Mock } from '#mocks/browser.ts'

import { createApp } from './app.tsx'
import { fillCache, forgetHead, refresh, takeOver } from './take-over.tsx'

const basePath = import.meta.env.BASE_URL

/** Without the youngest thing that the client uses of a browser, it would fail later, in the middle of a page. */
const isTooOld = !('withResolvers' in Promise)

/** Starts the client: configuration, language, what answers calls, router. */
async function start(root: HTMLElement): Promise<void> {
  if (isTooOld) throw new Error('This browser is older than those that the client is built for.')
  const addresses = resolveAddresses(configuredAddress(), location.origin, basePath)
  const queryClient = createQueryClient()
  const texts = createI18n(chooseLanguage(readStoredLanguage(), navigator.language))
  // An answer that comes before a prerendered page is taken over would change it meanwhile.
  const shown = Promise.withResolvers<void>()
  const startsFirst = root.dataset['prerendered'] === undefined || mayBeUnusual()
  const backend = remember(async () => {
    if (!startsFirst) await shown.promise
    return startBackend(() => {
      void queryClient.invalidateQueries()
    })
  })
  const begun = backend()
  if (startsFirst && !(await begun).isUsual) clear(root)
  // What fails later is told by the call that asks again.
  begun.catch(() => undefined)
  const isPrerendered = root.dataset['prerendered'] !== undefined

  const [i18n, isComplete] = await Promise.all([texts, isPrerendered && fillCache(queryClient)])
  const { App, router } = createApp({
    api: createApi(addresses, async (...sent) => (await backend()).send(...sent)),
    queryClient,
    i18n,
    basePath,
    onShown: shown.resolve,
  })
  if (isPrerendered) {
    await takeOver({ root, router, App, isComplete, shown: shown.promise })
    await shown.promise
    delete root.dataset['prerendered']
    void refresh(queryClient)
  } else {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    if (__MOCK__) await firstPage(router)
  }
  if (!__MOCK__) return
  const showBar = async () => {
    try {
      await (await backend()).showBar?.({ router, queryClient, i18n })
    } catch (error) {
      // A demo without its bar is a demo still: the next page asks for it again.
      console.error(error)
      const stop = router.subscribe('onRendered', () => {
        stop()
        void showBar()
      })
    }
  }
  await showBar()
}

interface Backend {
  readonly send: Send
  readonly isUsual: boolean
  readonly showBar?: Mock['showBar']
}

/** What answers calls: the server, or the mock in the demo and the development server. */
async function startBackend(onChangedElsewhere: () => void): Promise<Backend> {
  // `__MOCK__` is a constant of the build: in `dist/` this branch, and all that it imports, is not there.
  if (!__MOCK__) return { send: (request) => fetch(request), isUsual: true }
  const { startMock } = await import('#mocks/browser.ts')
  return startMock({ basePath, onChangedElsewhere })
}

/** In the demo, what this address or this tab asked for may show other records than the prerendered page. */
function mayBeUnusual(): boolean {
  if (!__MOCK__) return false
  try {
    return location.search !== '' || sessionStorage.length > 0
  } catch {
    return location.search !== ''
  }
}

/** How long the demo's bar waits for the first page, in milliseconds: one that never comes is what it can explain. */
const patience = 2000

/** Resolves when a page is drawn: what the demo's bar is made of would otherwise load before what it stands on. */
function firstPage(router: ReturnType<typeof createApp>['router']): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
    setTimeout(resolve, patience)
  })
}

function clear(root: HTMLElement): void {
  delete root.dataset['prerendered']
  forgetHead()
  root.replaceChildren()
}

function configuredAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content ?? ''
}

/**
 * An error before anything can be shown: plain sentences in both languages, since no texts are loaded yet. A
 * prerendered page stays: it can be read, and its links can be followed.
 */
function showFault(root: HTMLElement, error: unknown): void {
  console.error(error)
  const isPrerendered = root.dataset['prerendered'] !== undefined
  const isConfiguration = error instanceof ConfigurationError
  // Trying again would not help.
  if (isTooOld && isPrerendered) return
  if (isConfiguration || isTooOld) {
    const message = document.createElement('div')
    message.setAttribute('role', 'alert')
    const french = isConfiguration ? error.inFrench : 'Votre navigateur est trop ancien.'
    const english = isConfiguration ? error.message : 'Your browser is too old.'
    message.append(
      sentence('fr', `Le site ne peut pas démarrer. ${french}`),
      sentence('en', `The site cannot start. ${english}`),
    )
    clear(root)
    root.append(message)
    return
  }
  if (!isPrerendered) clear(root)
  const template = document.querySelector<HTMLTemplateElement>('template#not-started')
  if (template !== null) document.body.prepend(template.content)
}

function sentence(lang: string, text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.lang = lang
  paragraph.textContent = text
  return paragraph
}

// A host may serve the page at `/demo` too, outside the scope of a worker at `/demo/`.
if (`${location.pathname}/` === basePath) {
  location.replace(basePath + location.search + location.hash)
}

guardSinks()

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('index.html has no #root.')
// In a task of its own: evaluating all that is imported above was one, long enough for a phone.
setTimeout(() => {
  start(root).catch((error: unknown) => {
    showFault(root, error)
  })
})
