import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

import { getPassageKey } from '#i18n/passage.ts'

import { translatableFields } from './translatable-fields.ts'
import { countLostTranslations } from './translation-report.ts'

const { window } = new JSDOM('', { url: 'https://site.invalid/' })
const translations = Object.fromEntries(
  [
    ['Visa étudiant', 'Student visa'],
    ['Un avis', 'An opinion'],
    ['Un <1>délai</1>', 'A <1>time limit</1>'],
    ['Un <1>recours</1>', 'An appeal without its placeholder'],
  ].map(([source = '', translation = '']) => [getPassageKey(source), translation]),
)
const visa = {
  name: 'Visa étudiant',
  summary: '<p>Un avis</p>',
  content: '<p>Un <b>délai</b></p><p>Un <b>recours</b></p><p>Jamais traduit</p>',
}
const parseHtml = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body
const countLost = (changes: Partial<typeof visa>) =>
  countLostTranslations(
    translatableFields.visas(visa),
    translatableFields.visas({ ...visa, ...changes }),
    translations,
    parseHtml,
  )

it('counts the translated passages that a change takes away', () => {
  expect(countLost({})).toBe(0)
  expect(countLost({ name: 'Visa d’études' })).toBe(1)
  expect(countLost({ name: 'Visa d’études', content: '' })).toBe(2)
})

it('does not count a passage that another field still has', () => {
  const repeated = { ...visa, content: `${visa.content}<p>Un avis</p>` }
  const count = countLostTranslations(
    translatableFields.visas(repeated),
    translatableFields.visas({ ...repeated, summary: '' }),
    translations,
    parseHtml,
  )
  expect(count).toBe(0)
})

it('counts neither a passage that moved nor one whose translation is not shown', () => {
  expect(countLost({ summary: '', content: `${visa.content}<p>Un avis</p>` })).toBe(0)
  expect(countLost({ content: '<p>Un <b>délai</b></p>' })).toBe(0)
})
