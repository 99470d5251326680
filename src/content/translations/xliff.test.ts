import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

import { writeXliff, type XliffUnit } from './xliff.ts'

const { window } = new JSDOM('', { url: 'https://site.invalid/' })
const browser = { document: window.document, XMLSerializer: window.XMLSerializer }
const translated: XliffUnit = {
  file: 'visas',
  key: '1a',
  source: 'Un <1>avis</1> &amp; <2/>',
  translation: 'An <1>opinion</1> &amp; <2/>',
  record: 'Visa <court>',
}
const missing: XliffUnit = { file: 'faqs', key: '2b', source: 'Quand ?', record: 'Quand ?' }

function write(units: readonly XliffUnit[]): Document {
  const xml = writeXliff(units, 'en', browser)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<xliff [^>]*>\n {2}<file /)
  return new window.DOMParser().parseFromString(xml, 'application/xml')
}
const getTexts = (page: Document, name: string) =>
  Array.from(page.getElementsByTagName(name), ({ textContent }) => textContent)

it('a translator gets each passage in the file of the catalogue, with its record and what there is', () => {
  const page = write([translated, missing])
  const root = page.documentElement
  expect(root.namespaceURI).toBe('urn:oasis:names:tc:xliff:document:2.0')
  expect(['version', 'srcLang', 'trgLang'].map((name) => root.getAttribute(name))).toEqual([
    '2.1',
    'fr',
    'en',
  ])
  expect(Array.from(root.children, ({ id }) => id)).toEqual(['visas', 'faqs'])
  expect(Array.from(page.getElementsByTagName('unit'), ({ id }) => id)).toEqual(['p-1a', 'p-2b'])
  expect(getTexts(page, 'note')).toEqual(['Visa <court>', 'Quand ?'])
  expect(getTexts(page, 'source')).toEqual(['Un avis & ', 'Quand ?'])
  expect(getTexts(page, 'target')).toEqual(['An opinion & '])
})

it('placeholders are elements, with what is inside them', () => {
  const [source] = write([translated]).getElementsByTagName('source')
  const elements = Array.from(source?.children ?? [], ({ tagName, id, textContent }) => [
    tagName,
    id,
    textContent,
  ])
  expect(elements).toEqual([
    ['pc', '1', 'avis'],
    ['ph', '2', ''],
  ])
})

it('a passage that several records share is written once, in a unit on lines of its own', () => {
  const xml = writeXliff([missing, { ...missing, record: 'Quand et où ?' }], 'en', browser)
  expect(xml.match(/<unit/g)).toHaveLength(1)
  expect(xml.split('\n').map((line) => line.replace(/ ?(?:xmlns|id)="[^"]*"/g, ''))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="2.1" srcLang="fr" trgLang="en">',
    '  <file>',
    '    <unit>',
    '      <notes><note>Quand et où ?</note></notes>',
    '      <segment><source>Quand ?</source></segment>',
    '    </unit>',
    '  </file>',
    '</xliff>',
    '',
  ])
})
