/**
 * The inline scripts of a prerendered page. The first two run before the first paint, so the wrong language or the page
 * of another URL is never visible. The third starts the client. The content security policy contains their hashes.
 */

/**
 * In the head. Selects the language by the rule of src/i18n/languages.ts (a test compares them). Hides the page if it must
 * be replaced: `data-pending` is `en` for the English page and `other` for another URL.
 */
export const selectLanguageScript = minify(`
(() => {
  const html = document.documentElement
  let stored = ''
  try { stored = localStorage.getItem('language') } catch {}
  const preferred = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  const language = stored === 'fr' || stored === 'en' ? stored : preferred
  html.lang = language
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
 * click. Evaluates the client's files one by one: all together they would be one long task. Keeps clicks on buttons and
 * submitted forms in `earlyEvents` until hydration replays them (src/app/early-input.ts). Links and `<details>` work
 * without the client.
 */
export const startClientScript = minify(`
(() => {
  const root = document.getElementById('root')
  const files = JSON.parse(document.getElementById('client-files').textContent)
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const texts = files.texts[document.documentElement.lang]
      for (const href of [...files.scripts, ...texts, ...files.data]) {
        const isScript = href.endsWith('.js')
        const link = { rel: isScript ? 'modulepreload' : 'preload', as: isScript ? 'script' : 'fetch' }
        document.head.append(Object.assign(document.createElement('link'), link, { crossOrigin: '', href }))
        await pause()
      }
      for (const url of files.scripts) {
        await import(url)
        await pause()
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw error
      console.error(error)
      document.body.prepend(document.getElementById('not-started').content)
    }
  }
  globalThis.earlyEvents = []
  for (const type of ['click', 'submit']) addEventListener(type, (event) => {
    const element = type === 'click' ? event.target.closest('button') : event.target
    if (root.dataset.prerendered === undefined || element === null || !root.contains(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    earlyEvents.push({ type, element })
  }, true)
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'input']) addEventListener(type, start, { capture: true, passive: true, once: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, root.dataset.prerendered === undefined ? 0 : 8000)
})()
`)

/** The style rule that hides a pending page. */
export const pendingStyle = '[data-pending] #root{display:none}'

function minify(script: string): string {
  return script.trim().replaceAll(/\n\s*/g, '\n')
}
