import { expect, it } from 'vitest'

import { checkText } from '#domain/content-checks/check-texts.ts'
import type { CheckedText } from '#domain/content-checks/finding.ts'

import { image, multiline, paragraphs, richText, text } from '../../core/definition/fields.tsx'
import { checkRecord, createTextCache, getNeededLists } from './check-record.ts'

const visas = {
  entity: 'visas',
  fields: {
    name: text({ isTitle: true }),
    summary: paragraphs({ rows: 4, isIntroduction: true }),
    content: richText(),
    image: image(),
    code: text({ spellCheck: false }),
  },
} as const
const faqs = { entity: 'faqs', fields: { response: multiline({ rows: 8 }) } } as const
const context = {
  lists: {},
  today: '2026-11-26',
  routes: ['/contact'],
  baseUrl: 'https://a.example/',
}
const values = { name: 'Visa', summary: "L'avis.", content: '', image: null, code: "L'avis" }

it('checks every field that has texts, by its kind', () => {
  const findings = checkRecord(
    { definition: visas, id: 3, values: { ...values, content: '<h2></h2>', summary: '' } },
    context,
  )
  expect(findings.map(({ field, rule }) => [field, rule])).toEqual([
    ['summary', 'introductionMissing'],
    ['content', 'headingEmpty'],
  ])
  const { key } = findings[0] ?? {}
  expect(key).toMatch(/^r[a-z0-9]{14}$/)
})

it('finds nothing that is only missing in a new record', () => {
  const input = { definition: visas, id: undefined, values: { ...values, summary: '' } }
  expect(checkRecord(input, context)).toEqual([])
})

it('needs all lists only once a text links to the site', () => {
  expect(getNeededLists({ definition: faqs, values: { response: '' } })).toEqual([])
  const content = '<a href="/detailsvisa/belgique/visa">Visa</a>'
  expect(getNeededLists({ definition: visas, values: { ...values, content } })).toContain('faqs')
})

it('reads a text again only if it or what it is compared with has changed', () => {
  const check = createTextCache()
  const checked: CheckedText = { format: 'line', text: "L'avis" }
  const countries = [{ id: 1, name: 'Belgique', code: 'BE' }]
  const given = { today: '2026-11-26', isNew: false, site: { routes: [], countries } }
  const first = check(checked, given)
  expect(first).toEqual(checkText(checked, given))
  expect(check({ ...checked }, given)).toBe(first)
  expect(check({ ...checked, format: 'lines' }, given)).not.toBe(first)
  expect(check(checked, { ...given, site: { routes: [], countries: [...countries] } })).not.toBe(
    first,
  )
})
