/**
 * The inline scripts of a prerendered page. The first three run before the first paint, so the wrong language or the page
 * of another URL is never visible. The last starts the client. The content security policy contains their hashes.
 */

/**
 * In the head. Selects the language by the rule of src/i18n/languages.ts (a test compares them). Hides the page if it must
 * be replaced: `data-pending` is `en` for the English page and `other` for another URL. `data-query` tells a page whose
 * answers are in the URL that what it shows is not what was shared.
 */
export const selectLanguageScript = minify(`
(() => {
  const html = document.documentElement
  let stored = ''
  try { stored = localStorage.getItem('language') } catch {}
  const isKnown = (one) => one === 'fr' || one === 'en'
  const preferred = navigator.languages.map((one) => one.toLowerCase().split('-')[0]).find(isKnown)
  const language = isKnown(stored) ? stored : (preferred ?? 'en')
  html.lang = language
  if (location.search !== '') html.dataset.query = ''
  const here = location.pathname.replace(/\\/+$/, '')
  const { pagePaths, basePath, knownSegments } = html.dataset
  const first = here.slice(basePath.length).split('/')[0].toLowerCase()
  const isHere = knownSegments === undefined
    ? pagePaths.split(' ').includes(here)
    : !knownSegments.split(' ').includes(first)
  if (!isHere) html.dataset.pending = 'other'
  else if (language === 'en') html.dataset.pending = 'en'
})()
`)

/**
 * In the head, because a page that is still loading can be used. Notes in `earlyEvents` what a visitor does, and keeps
 * clicks on buttons and submitted forms from the browser, until the client does it all again (src/app/early-input.ts).
 * Links and `<details>` work without the client.
 */
export const keepEarlyInputScript = minify(`
(() => {
  globalThis.earlyEvents = []
  const keep = (type, element) => {
    if (!element?.closest('#root[data-prerendered]')) return false
    earlyEvents.push({ type, element, value: element.value, isChecked: element.checked })
    return true
  }
  const hold = (type, element, event) => {
    if (!keep(type, element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const listen = (type, listener) => addEventListener(type, listener, true)
  listen('input', ({ target }) => keep('input', target))
  listen('submit', (event) => hold('submit', event.target, event))
  listen('click', (event) => {
    const element = event.target.closest('button, summary')
    if (element?.matches('summary')) keep('toggle', element.parentElement)
    else hold('click', element, event)
  })
})()
`)

/**
 * At the end of the body. Replaces the French page by the English template, or removes both where the host served
 * this file for another URL, which the client then renders.
 */
export const swapLanguageScript = minify(`
(() => {
  const html = document.documentElement
  const root = document.getElementById('root')
  const template = document.getElementById('english-page')
  const { pending } = html.dataset
  template.remove()
  if (pending === undefined) return
  for (const element of document.head.querySelectorAll('[data-prerendered-head]')) element.remove()
  if (pending === 'en') {
    document.head.append(...template.content.querySelectorAll('[data-prerendered-head]'))
    root.replaceChildren(template.content)
  } else {
    root.replaceChildren()
    delete root.dataset.prerendered
  }
  delete html.dataset.pending
})()
`)

/**
 * At the end of the body. Starts the client once the page and its fonts are painted, or at the first touch, key or
 * click. Evaluates the client's files one by one: all together they would be one long task. Each is loaded before it is
 * imported, because Firefox never asks again for a module whose load was ended when the document was being left. It
 * never asks again for a preload either, so a second attempt fetches.
 */
export const startClientScript = minify(`
(() => {
  const root = document.getElementById('root')
  const files = JSON.parse(document.getElementById('client-files').textContent)
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  const loadAgain = async (href) => {
    const response = await fetch(href)
    if (!response.ok) throw new Error(href)
    await response.arrayBuffer()
  }
  let load = (href) => new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const as = href.endsWith('.js') ? 'script' : 'fetch'
    document.head.append(Object.assign(link, { rel: 'preload', as, crossOrigin: '', href, onload: resolve, onerror() {
      link.remove()
      reject(new Error(href))
    } }))
  })
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const loads = []
      for (const href of [...files.scripts, ...files.texts[document.documentElement.lang], ...files.data]) {
        const loading = load(href)
        loading.catch(() => {})
        if (href.endsWith('.js')) loads.push(loading)
        await pause()
      }
      for (const [index, url] of files.scripts.entries()) {
        await (index < files.scripts.length - 1 ? loads[index] : Promise.all(loads))
        await import(url)
        await pause()
      }
    } catch (error) {
      // What was shared will not come: the page itself can be read (ToolPage.module.css).
      delete document.documentElement.dataset.query
      if (error instanceof SyntaxError) throw error
      if (await leaving()) {
        isStarted = false
        load = loadAgain
        return start()
      }
      console.error(error)
      document.body.prepend(document.getElementById('not-started').content)
    }
  }
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'input']) addEventListener(type, start, { capture: true, passive: true, once: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, root.dataset.prerendered === undefined || earlyEvents.length > 0 ? 0 : 8000)
})()
`)

/** The style rule that hides a pending page. */
export const pendingStyle = '[data-pending] #root{display:none}'

function minify(script: string): string {
  return script.trim().replaceAll(/\n\s*/g, '\n')
}
