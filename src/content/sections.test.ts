import { expect, test } from 'vitest'

import { isShort, splitSections } from './sections.ts'

test('a text is split at its headings, of any level', () => {
  expect(
    splitSections(
      '<p>Avant.</p><h3 class="a">Délai <em>habituel</em></h3><p>Un mois.</p><H2>Coût</H2>',
    ),
  ).toEqual({
    introduction: '<p>Avant.</p>',
    sections: [
      { place: 0, heading: 'Délai habituel', html: '<p>Un mois.</p>' },
      { place: 1, heading: 'Coût', html: '' },
    ],
  })
})

test('a text may begin with a heading, have none, or be missing', () => {
  expect(splitSections('<h2>Délai</h2><p>Un mois.</p>')).toEqual({
    introduction: '',
    sections: [{ place: 0, heading: 'Délai', html: '<p>Un mois.</p>' }],
  })
  expect(splitSections('<p>Seul.</p>')).toEqual({ introduction: '<p>Seul.</p>', sections: [] })
  expect(splitSections(null)).toEqual({ introduction: '', sections: [] })
})

test('nothing of a heading that is not closed, or empty, is lost', () => {
  expect(splitSections('<p>a</p><h2>b<p>c</p>').sections).toEqual([
    { place: 0, heading: '', html: '<h2>b<p>c</p>' },
  ])
  expect(splitSections('<p>a</p><h2></h2><p>b</p>').sections).toEqual([
    { place: 0, heading: '', html: '<p>b</p>' },
  ])
})

const isShortHtml = (html: string) => isShort({ html })

test('a list, a picture or a long text is not short', () => {
  expect(isShortHtml('<p>Un mois.</p>')).toBe(true)
  expect(isShortHtml('<ul><li>Un mois.</li></ul>')).toBe(false)
  expect(isShortHtml('<p><img src="a.png"></p>')).toBe(false)
  expect(isShortHtml(`<p>${'a'.repeat(394)}</p>`)).toBe(false)
  expect(isShortHtml(`<p>${'a'.repeat(393)}</p>`)).toBe(true)
})
