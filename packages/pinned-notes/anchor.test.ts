// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { describeElement, findElement, nameElement } from './anchor.ts'

function createPage(html: string, basePath = '/') {
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(html))
  return { root, basePath }
}

const menu = '<ul><li><a href="/faq">FAQ</a></li><li><a href="/blog">Blog</a></li></ul>'
const cards = ['Étudiant', 'Travail', 'Famille'].map((name) => `<li class="card">${name}</li>`)
const french = `<div class="page">
  <header><nav>${menu}</nav></header>
  <main id="contenu">
    <section class="hero"><h1>Un avocat</h1><p>Pour votre visa</p></section>
    <section class="cards"><h2 id="_r_3_">Nos visas</h2><ol>${cards.join('')}</ol></section>
    <form><label>Nom <input name="lastName" value="Ndiaye"></label><textarea>Ma lettre</textarea></form>
  </main>
  <footer><ul><li><a href="/faq">FAQ</a></li></ul></footer>
</div>`

/** The same page in English, with other generated ids, one more element and another wrapper, as in a story. */
const english = `<div>${french}</div>`
  .replace('<section class="hero">', '<aside>Translated</aside><section class="hero">')
  .replace('_r_3_', '_r_9_')
  .replace('Un avocat', 'A lawyer')
  .replace('Nos visas', 'Our visas')

/** The element of `html` that a note on `selector` of the French page points at. */
function findAgain(selector: string, html: string, isSameLanguage = true, basePath?: string) {
  const first = createPage(french)
  const element = first.root.querySelector(selector)
  const steps = element === null ? [] : describeElement(element, first)
  return findElement(steps, createPage(html, basePath), isSameLanguage)
}

it.each(['h1', 'p', 'h2', '.card', 'nav li + li a', 'footer a', 'input', 'textarea', 'main'])(
  'an element is found after a reload and in the other language: %s',
  (selector) => {
    expect(findAgain(selector, french)?.matches(selector)).toBe(true)
    expect(findAgain(selector, english, false)?.matches(selector)).toBe(true)
  },
)

it.each([
  ['after its text was corrected', french.replace('Travail', 'Emploi'), 'Emploi'],
  [
    'after a list got another order',
    french.replace(cards.join(''), cards.toSorted().join('')),
    'Travail',
  ],
  ['after a list got shorter', french.replace(cards[0] ?? '', ''), 'Travail'],
])('an item of a list is found %s', (_, html, text) => {
  expect(findAgain('.card:nth-child(2)', html)?.textContent).toBe(text)
})

it('a link is found below another path', () => {
  const html = french.replaceAll('href="/', 'href="/demo/')
  expect(findAgain('nav a', html, true, '/demo/')?.textContent).toBe('FAQ')
})

it.each([
  ['a card of a list that got shorter', '.card', cards[0] ?? ''],
  ['a link of the menu, although the footer has one', 'nav a', '<li><a href="/faq">FAQ</a></li>'],
  ['a link in whose place another one is', 'nav a', 'faq'],
  ['what was in a part of the page', 'h2', '<section class="cards">'],
])('an element that is gone is not mistaken for another: %s', (_, selector, removed) => {
  expect(findAgain(selector, french.replace(removed, ''))).toBeUndefined()
})

it('an anchor keeps no text of the page, and neither it nor a name keeps what was typed', () => {
  const page = createPage(`${french}<a class="more" href="/avocatslist?q=Secret#liste">Secret</a>`)
  for (const element of page.root.querySelectorAll('*')) {
    const steps = describeElement(element, page)
    expect(JSON.stringify(steps)).not.toMatch(/Ndiaye|lettre|Secret|avocat\b|Famille/)
    expect(nameElement(element)).not.toMatch(/Ndiaye|lettre/)
    const typed = steps.filter(({ tag }) => tag === 'textarea' || tag === 'form' || tag === 'label')
    expect(typed.every(({ text }) => text === undefined)).toBe(true)
  }
})
