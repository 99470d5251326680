/**
 * The two inline scripts of a prerendered page. They run before the first paint, so the wrong language or the page of
 * another URL is never visible. The content security policy contains their hashes.
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
  for (const texts of document.querySelectorAll('template[data-language]')) {
    if (texts.dataset.language === language) document.head.append(texts.content)
    texts.remove()
  }
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

/** The style rule that hides a pending page. */
export const pendingStyle = '[data-pending] #root{display:none}'

function minify(script: string): string {
  return script.trim().replaceAll(/\n\s*/g, '\n')
}
