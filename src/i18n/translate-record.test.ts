import { JSDOM } from 'jsdom'
import { createInstance, type i18n } from 'i18next'
import { describe, expect, it } from 'vitest'

import { parseCatalogueFile } from './catalogue-file.ts'
import { getPassageKey } from './passage.ts'
import { translateHtml, translateText } from './translate-record.ts'

const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** English texts with these translations. */
function createEnglishI18n(translations: Readonly<Record<string, string>>): i18n {
  const instance = createInstance({ lng: 'en', resources: {}, initAsync: false })
  void instance.init()
  const passages = Object.fromEntries(
    Object.entries(translations).map(([source, translation]) => [
      getPassageKey(source),
      translation,
    ]),
  )
  instance.addResourceBundle('en', 'records/visas', passages)
  return instance
}

function translate(html: string, translations: Readonly<Record<string, string>>) {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  const result = translateHtml(createEnglishI18n(translations), body)
  // oxlint-disable-next-line no-restricted-properties -- read only
  return { result, html: body.innerHTML }
}

describe('translateHtml', () => {
  it('translates passage by passage and keeps the elements of the source', () => {
    const source =
      '<h2>Le dossier</h2><p>Lisez <a href="https://dofi.ibz.be">le site</a> <em>avant</em>.</p><ul><li>un passeport<ul><li>valable</li></ul></li></ul>'
    expect(
      translate(source, {
        'Le dossier': 'The file',
        'Lisez <1>le site</1> <2>avant</2>.': '<2>First</2>, read <1>the site</1>.',
        'un passeport': 'a passport',
        valable: 'that is valid',
      }),
    ).toEqual({
      result: 'all',
      html: '<h2>The file</h2><p><em>First</em>, read <a href="https://dofi.ibz.be">the site</a>.</p><ul><li>a passport<ul><li>that is valid</li></ul></li></ul>',
    })
  })

  it('marks what is not translated as French', () => {
    expect(
      translate('<p>Un avis.</p><p>Un délai.</p><ul><li>Un<ul><li>Deux</li></ul></li></ul>', {
        'Un avis.': 'An opinion.',
        Deux: 'Two',
      }),
    ).toEqual({
      result: 'some',
      html: '<p>An opinion.</p><p lang="fr">Un délai.</p><ul><li><span lang="fr">Un</span><ul><li>Two</li></ul></li></ul>',
    })
  })

  it('leaves a text without translations as it is', () => {
    expect(translate('<p>Un avis.</p>', {})).toEqual({ result: 'none', html: '<p>Un avis.</p>' })
  })

  it('treats lines as passages', () => {
    expect(translate('Un avis<br>Deux avis', { 'Un avis': 'One', 'Deux avis': 'Two' }).html).toBe(
      'One<br>Two',
    )
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<1>An</1><script>alert(1)</script>',
    'An opinion without its link',
    '<1>An opinion</1><1>twice</1>',
  ])('shows the French for %j', (hostile) => {
    const { result, html } = translate('<p><a href="/a">Un avis</a></p>', {
      '<1>Un avis</1>': hostile,
    })
    expect({ result, html }).toEqual({ result: 'none', html: '<p><a href="/a">Un avis</a></p>' })
  })

  it('shows tags of a translation as text', () => {
    expect(translate('<p>Un avis</p>', { 'Un avis': '&lt;b onclick="alert(1)">' }).html).toBe(
      '<p>&lt;b onclick="alert(1)"&gt;</p>',
    )
  })
})

describe('translateText', () => {
  it.each([
    ['Visa étudiant', 'Student visa'],
    ['Recherche & développement', 'Research & development'],
    ['Visa de travail', undefined],
    ['120 €', '120 €'],
  ])('%j: %j', (text, expected) => {
    const page = createEnglishI18n({
      'Visa étudiant': 'Student visa',
      'Recherche &amp; développement': 'Research &amp; development',
      'Visa de travail': 'A <1>work visa</1>',
    })
    expect(translateText(page, text)).toBe(expected)
  })
})

it('a passage is looked for in every file of the catalogue, but not in the texts of the interface', () => {
  const page = createEnglishI18n({ 'Visa étudiant': 'Student visa' })
  page.addResourceBundle('en', 'records/faqs', { [getPassageKey('Un avis')]: 'An opinion' })
  page.addResourceBundle('en', 'layout', { [getPassageKey('Un délai')]: 'A time limit' })
  expect(['Visa étudiant', 'Un avis', 'Un délai'].map((text) => translateText(page, text))).toEqual(
    ['Student visa', 'An opinion', undefined],
  )
})

describe('parseCatalogueFile', () => {
  it('keeps texts and drops the rest', () => {
    expect(parseCatalogueFile({ format: 1, passages: { a: 'A', b: 2, c: null } })).toEqual({
      a: 'A',
    })
  })

  it.each([
    ['<!doctype html>'],
    [null],
    [{ format: 0, passages: {} }],
    [{ passages: {} }],
    [{ format: 1 }],
  ])('refuses %j', (content) => {
    expect(() => parseCatalogueFile(content)).toThrow(/catalogue/)
  })
})
