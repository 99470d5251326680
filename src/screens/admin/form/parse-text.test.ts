// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { htmlToText } from '#content/html-to-text.ts'
import { paragraphsToHtml } from '#domain/paragraphs.ts'

import { readHtml, readTextOfHtml, separateLines, toComparableHtml } from './parse-text.ts'

const html = '<p>Un mot.</p><p>Deux mots.</p>'

it('a word that is changed in an export leaves the paragraphs', () => {
  const edited = htmlToText(html, '\n').replace('Deux', 'Trois')
  expect(readHtml(edited)).toBe('<p>Un mot.</p><p>Trois mots.</p>')
  expect(paragraphsToHtml(separateLines(edited), html)).toBe('<p>Un mot.</p><p>Trois mots.</p>')
})

it('an export that is not changed says what the record has, also in one line', () => {
  expect(readTextOfHtml(htmlToText(html, '\n'), html)).toBe(html)
  expect(readTextOfHtml(htmlToText(html), html)).toBe(html)
})

it('a no-break space that is corrected is a change', () => {
  expect(readTextOfHtml('Combien\u00a0?', '<p>Combien ?</p>')).toBeUndefined()
  expect(toComparableHtml('<p>Combien\u00a0?</p>')).not.toBe(toComparableHtml('<p>Combien ?</p>'))
  expect(toComparableHtml('<p>a\n b</p>\n<p>c</p>')).toBe('<p>a b</p><p>c</p>')
})
