// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { nameAnchor, nameElement } from './element-names.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'

function name(html: string, selector = '*'): string {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  const element = document.body.querySelector(selector)
  if (element === null) throw new Error(`${selector} is not there.`)
  return nameElement(element, fr)
}

describe('the name of an element', () => {
  it.each([
    ['<h1>Un avocat\n pour vous</h1>', 'titre\u00A0: Un avocat pour vous'],
    ['<button>Envoyer</button>', 'bouton\u00A0: Envoyer'],
    ['<div role="tab">Prix</div>', 'bouton\u00A0: Prix'],
    ['<a href="/faq"><span>FAQ</span></a>', 'lien\u00A0: FAQ'],
    ['<a href="/" aria-label="Accueil"><svg></svg></a>', 'lien\u00A0: Accueil'],
    ['<img alt="Un bureau">', 'image\u00A0: Un bureau'],
    ['<article><h3>Visa étudiant</h3><p>Pour étudier</p></article>', 'bloc\u00A0: Visa étudiant'],
    ['<div></div>', 'bloc'],
  ])('%s is «%s»', (html, expected) => {
    expect(name(html)).toBe(expected)
  })

  it('is that of the label of a field, and nothing that is typed', () => {
    expect(name('<label>Nom<input value="Awa"></label>', 'input')).toBe('champ\u00A0: Nom')
    expect(name('<div><p contenteditable>Secret</p></div>')).toBe('bloc')
    expect(name('<textarea>Secret</textarea>')).toBe('champ')
  })

  it('is cut where it is long', () => {
    expect(name(`<p>${'mot '.repeat(40)}</p>`)).toMatch(/^texte\u00A0: .{50,60}…$/)
  })
})

const step = (tag: string, key?: string) => ({ tag, key, index: 0, siblings: 1 })

it('an element of another page is named by what its anchor tells', () => {
  expect(nameAnchor([step('nav'), step('a', 'href=/faq')], fr)).toBe('lien vers /faq')
  expect(nameAnchor([step('footer'), step('p')], en)).toBe('text (page footer)')
  expect(nameAnchor([step('main'), step('h2')], fr)).toBe('titre')
})
