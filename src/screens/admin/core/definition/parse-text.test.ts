// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { htmlToText } from '#content/html-to-text.ts'
import { exif, jpegOf, webpOf } from '#content/picture.fixture.ts'
import { paragraphsToHtml } from '#domain/paragraphs.ts'

import {
  parseRecordName,
  readHtml,
  readPicture,
  readTextOfHtml,
  separateLines,
  toComparableHtml,
} from './parse-text.ts'
import type { FieldContext } from './record-definition.ts'

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

const toUrl = (bytes: Uint8Array, type = 'jpeg') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

const text = (picture: string) => `<p>A${picture}B</p>`

it('a picture in a file is read without its metadata, or not at all', () => {
  const photo = jpegOf({ exif: exif({ text: 'GPS' }), comment: 'GPS' })
  const turned = jpegOf({ exif: exif({ orientation: 6 }) })
  expect(readPicture(toUrl(photo))).toBe(toUrl(jpegOf({})))
  expect(readPicture(toUrl(webpOf({ comment: 'GPS' }), 'webp'))).toBe(toUrl(webpOf({}), 'webp'))
  expect(readPicture(toUrl(turned))).toBeUndefined()
  expect(readPicture('data:image/svg+xml;base64,PHN2Zz4=')).toBeUndefined()
  expect(readPicture('https://exemple.be/a.png')).toBe('https://exemple.be/a.png')
  expect(readHtml(text(`<img alt="Un plan" src="${toUrl(photo)}">`))).toBe(
    text(`<img alt="Un plan" src="${toUrl(jpegOf({}))}">`),
  )
  expect(readHtml(text(`<img src="${toUrl(turned)}">`))).toBe(text(''))
})

it('a record is named without its accents and capitals', () => {
  const texts = { label: 'Pays' }
  const countries = [
    { id: 3, name: 'République tchèque', code: 'CZ' },
    { id: 4, name: 'Belgique', code: 'BE' },
  ]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads the texts alone
  const context = { t: (key: string) => key, texts } as unknown as FieldContext
  expect(parseRecordName('REPUBLIQUE TCHEQUE', countries, context)).toBe('3')
  expect(parseRecordName('be', countries, context)).toBe('4')
  expect(parseRecordName('Belg', countries, context)).toBeUndefined()
})
