/**
 * The two scripts inside a prerendered page. They run before the first paint, so that nobody sees the
 * page in the other language, or one page at the address of another; the policy knows their hashes.
 */

/**
 * In the head. Chooses the language by the rule of src/i18n/languages.ts (a test compares), and hides
 * what is coming if it is not what should be seen: `data-pending` says what for, `en` or `other`.
 */
export const selectLanguageScript = minify(`
(() => {
  const html = document.documentElement
  let stored = ''
  try { stored = localStorage.getItem('language') } catch {}
  const own = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  const language = stored === 'fr' || stored === 'en' ? stored : own
  html.lang = language
  const here = location.pathname.replace(/\\/+$/, '')
  const { pages, base, known } = html.dataset
  const first = here.slice(base.length).split('/')[0].toLowerCase()
  const isHere = known === undefined ? pages.split(' ').includes(here) : !known.split(' ').includes(first)
  if (!isHere) html.dataset.pending = 'other'
  else if (language === 'en') html.dataset.pending = 'en'
  for (const texts of document.querySelectorAll('template[data-language]')) {
    if (texts.dataset.language === language) document.head.append(texts.content)
    texts.remove()
  }
})()
`)

/**
 * After the French page and the template of the English one. Puts the English page in the place of the
 * French, or clears both where a host gave this file for another address; the client draws that one.
 */
export const swapLanguageScript = minify(`
(() => {
  const html = document.documentElement
  const root = document.getElementById('root')
  const template = document.getElementById('english-page')
  const { waiting } = html.dataset
  template.remove()
  if (waiting === undefined) return
  for (const element of document.head.querySelectorAll('[data-prerendered-head]')) element.remove()
  if (waiting === 'en') {
    document.head.append(...template.content.querySelectorAll('[data-prerendered-head]'))
    root.replaceChildren(template.content)
  } else {
    root.replaceChildren()
    delete root.dataset.prerendered
  }
  delete html.dataset.pending
})()
`)

/** Rule of style that goes with them. */
export const pendingStyle = '[data-pending] #root{display:none}'

function minify(script: string): string {
  return script.trim().replaceAll(/\n\s*/g, '\n')
}
