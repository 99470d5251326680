import { startPageTranslator } from '../support/page-translator.ts'
import { waitLongerForCalls } from '../support/visits.ts'

/** Where a page's errors are noted: in a storage that outlives it, since a flow leads over several pages. */
export const notedErrors = 'noted-errors'

/** Under this name in the storage a visitor refuses service workers, as some browsers do. */
export const refusesWorkers = 'refuses-workers'

/** Under this name in the storage a page does not report that it has loaded, so that the client waits for an input. */
export const startsLate = 'starts-late'

/** Under this name in the storage a page translator works on every page. */
export const translatesPages = 'translates-pages'

function note(text: string): void {
  const noted = localStorage.getItem(notedErrors)
  const earlier = noted === null ? [] : (JSON.parse(noted) as string[])
  localStorage.setItem(notedErrors, JSON.stringify([...earlier, `${text} (${location.href})`]))
}

function noteErrors(): void {
  let isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
  addEventListener('error', ({ message, filename, lineno }) => {
    note(`uncaught: ${message} at ${filename}:${lineno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    note(`unhandled rejection: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`)
  })
  const log = console.error.bind(console)
  console.error = (...what: unknown[]) => {
    // The demo ends its transactions, and the mock logs that (src/platform/indexed-db.ts).
    const causes = what.map((one) =>
      one instanceof Error && one.cause instanceof Error ? ` (${one.cause.message})` : '',
    )
    if (!isLeft) note(`logged: ${what.map(String).join(' ')}${causes.join('')}`)
    log(...what)
  }
}

function refuseWorkers(): void {
  if (localStorage.getItem(refusesWorkers) === null) return
  const refusals = ['getRegistrations', 'register'].map((method) => [
    method,
    () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
  ])
  Object.assign(ServiceWorkerContainer.prototype, Object.fromEntries(refusals))
}

function hideLoad(): void {
  if (localStorage.getItem(startsLate) === null) return
  addEventListener('load', (event) => {
    event.stopImmediatePropagation()
  })
}

function translatePages(): void {
  if (localStorage.getItem(translatesPages) === null) return
  startPageTranslator()
}

/** What runs in a page before anything else there. */
export const firstScript = `(() => {
const notedErrors = '${notedErrors}', refusesWorkers = '${refusesWorkers}', startsLate = '${startsLate}', translatesPages = '${translatesPages}'
${[note, noteErrors, refuseWorkers, hideLoad, startPageTranslator, translatePages, waitLongerForCalls].map(String).join('\n')}
noteErrors()
refuseWorkers()
hideLoad()
translatePages()
waitLongerForCalls()
})()
`
