import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

import { type AnchorPage, describeElement, findElement, findInComponent } from './anchor.ts'

/** A page with this content. */
function createPage(html: string, basePath = '/'): AnchorPage {
  const { document } = new JSDOM(`<div id="root">${html}</div>`, { url: 'https://demo.example/' })
    .window
  const root = document.querySelector('#root')
  if (root === null) throw new Error('The page has no root.')
  return { root, basePath }
}

function select(page: AnchorPage, selector: string): Element {
  const element = page.root.querySelector(selector)
  if (element === null) throw new Error(`Nothing is ${selector}`)
  return element
}

/** The element that a note on `selector` of a page points at on a second page. */
function findAgain(
  selector: string,
  second: AnchorPage,
  { isSameLanguage = true, first = createPage(french) } = {},
): Element | undefined {
  const steps = describeElement(select(first, selector), first)
  return findElement({ steps, x: 0, y: 0 }, second, isSameLanguage)
}

const french = `
  <div class="page" id="haut">
    <header class="head"><nav class="menu"><ul><li><a href="/faq">FAQ</a></li><li><a href="/blog">Blog</a></li></ul></nav></header>
    <main id="contenu">
      <section class="hero"><h1>Un avocat</h1><p>Pour votre visa</p></section>
      <section class="cards">
        <h2 id="_r_3_">Nos visas</h2>
        <ul><li class="card"><h3>Étudiant</h3></li><li class="card"><h3>Travail</h3></li><li class="card"><h3>Famille</h3></li></ul>
      </section>
      <form><label>Nom <input name="lastName" value="Ndiaye"></label><textarea name="message">Ma lettre</textarea></form>
    </main>
    <footer class="foot"><ul><li><a href="/faq">FAQ</a></li></ul></footer>
  </div>`

/** The same page in English, with one more element, other generated ids and another order of rendering. */
const english = french
  .replace(
    '<main id="contenu">',
    '<main id="contenu"><aside class="notice"><p>Translated</p></aside>',
  )
  .replace('_r_3_', '_r_9_')
  .replace('Un avocat', 'A lawyer')
  .replace('Pour votre visa', 'For your visa')
  .replace('Nos visas', 'Our visas')
  .replace('Travail', 'Work')

const targets = [
  'h1',
  '.hero p',
  'h2',
  'li:nth-child(2) h3',
  'nav li:nth-child(2) a',
  'footer a',
  'input',
  'textarea',
  'main',
]

describe('an element is found again', () => {
  it.each(targets)('after a reload: %s', (selector) => {
    const again = createPage(french)
    expect(findAgain(selector, again)).toBe(select(again, selector))
  })

  it.each(targets)('in the other language: %s', (selector) => {
    const again = createPage(english)
    expect(findAgain(selector, again, { isSameLanguage: false })).toBe(select(again, selector))
  })

  it.each(targets.filter((selector) => selector !== 'main'))(
    'within another wrapper, as in a story: %s',
    (selector) => {
      const again = createPage(`<div><div>${french}</div></div>`)
      expect(findAgain(selector, again)).toBe(select(again, selector))
    },
  )

  it('below another path', () => {
    const again = createPage(french.replaceAll('href="/', 'href="/demo/'), '/demo/')
    expect(findAgain('nav a', again)).toBe(select(again, 'nav a'))
  })

  it('after its text was corrected', () => {
    const again = createPage(french.replace('Travail', 'Visa de travail'))
    expect(findAgain('li:nth-child(2) h3', again)?.textContent).toBe('Visa de travail')
  })

  it('after a list got another order', () => {
    const again = createPage(
      french.replace('Étudiant', 'x').replace('Travail', 'Étudiant').replace('x', 'Travail'),
    )
    const found = findAgain('.card:nth-child(2)', again)
    expect(found?.textContent).toBe('Travail')
  })

  it('after a section was added before its own', () => {
    const again = createPage(
      french.replace(
        '<section class="cards">',
        '<section class="news"></section><section class="cards">',
      ),
    )
    expect(findAgain('h2', again, { isSameLanguage: false })).toBe(select(again, 'h2'))
  })
})

describe('an element that is gone is not mistaken for another', () => {
  it('a card of a list that got shorter', () => {
    const again = createPage(french.replace('<li class="card"><h3>Étudiant</h3></li>', ''))
    expect(findAgain('.card:nth-child(1)', again)).toBeUndefined()
    expect(findAgain('.card:nth-child(1)', again, { isSameLanguage: false })).toBeUndefined()
    expect(findAgain('.card:nth-child(3)', again)?.textContent).toBe('Famille')
  })

  it('a link of the menu, although the footer has one to the same page', () => {
    const again = createPage(french.replace('<li><a href="/faq">FAQ</a></li><li>', '<li>'))
    expect(findAgain('nav a', again)).toBeUndefined()
  })

  it('a message in whose place something else is', () => {
    const empty = createPage(
      '<main id="contenu"><div class="empty"><p>Aucune question</p></div></main>',
    )
    const results = createPage(
      '<main id="contenu"><div class="results"><p>5 questions</p></div></main>',
    )
    expect(findAgain('p', results, { first: empty })).toBeUndefined()
    expect(findAgain('p', empty, { first: empty })).toBe(select(empty, 'p'))
  })

  it('a whole page', () => {
    const again = createPage('<main id="contenu"><h1>Autre page</h1></main>')
    expect(findAgain('h2', again)).toBeUndefined()
  })
})

const findInStory = (html: string, selector = 'li:nth-child(2) h3') => {
  const page = createPage(french)
  const steps = describeElement(select(page, selector), page)
  return findInComponent({ steps, x: 0, y: 0 }, createPage(html))
}

describe('the same part of a component', () => {
  it('is found where the component shows another record', () => {
    expect(findInStory('<div class="card"><h3>Golden visa</h3></div>')).toBeUndefined()
    expect(findInStory('<ul><li class="card"><h3>Golden visa</h3></li></ul>')?.textContent).toBe(
      'Golden visa',
    )
  })

  it('is not found in another component that looks alike', () => {
    expect(
      findInStory('<div class="other"><li class="card"><h3>Autre</h3></li></div>'),
    ).toBeUndefined()
    expect(findInStory('<article class="news"><h3>Autre</h3></article>')).toBeUndefined()
  })
})

it('an anchor keeps no text of the page, and nothing that was typed', () => {
  const page = createPage(`${french}<a class="more" href="/avocatslist?q=Secret#liste">Secret</a>`)
  select(page, 'input').setAttribute('value', 'Secret')
  for (const element of page.root.querySelectorAll('*')) {
    const steps = describeElement(element, page)
    expect(JSON.stringify(steps)).not.toMatch(/Ndiaye|lettre|Secret|avocat\b|Famille/)
    const typed = steps.filter(({ tag }) => tag === 'textarea' || tag === 'form' || tag === 'label')
    expect(typed.every(({ text }) => text === undefined)).toBe(true)
  }
})
