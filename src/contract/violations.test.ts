import { expect, it } from 'vitest'

import { contract } from './index.ts'
import { readBody } from './violations.ts'

const { articles, faqs, interventions, mail } = contract
const faq = { id: 1, question: 'Quand ?', response: 'Demain.', countryId: 1, visaId: 1 }

it('reports a body with all its violations, each once', () => {
  const records = [
    { ...faq, id: '1', question: null },
    { ...faq, id: '2', response: undefined },
  ]
  const { violations } = readBody(faqs.list.response, JSON.stringify(records))
  expect(violations).toMatchObject([
    { kind: 'wrong-type', path: '[].id', firstPlace: '0.id', example: '"1"' },
    { kind: 'null', path: '[].question', expected: 'a string', actual: 'null' },
    { kind: 'missing', path: '[].response', expected: 'a string', actual: 'nothing' },
  ])
  expect(violations?.[2]?.example).toContain('"id":"2"')
})

it('names fields inside lists and objects', () => {
  const level = { levelNumber: 1, title: 7 }
  const records = [{ id: 1, countryId: 1, visaId: 1, serviceLevels: [level] }]
  const { violations } = readBody(interventions.list.response, JSON.stringify(records))
  expect(violations).toMatchObject([{ kind: 'wrong-type', path: '[].serviceLevels[].title' }])
})

it('reports a field once if no option of its union fits', () => {
  const records = [{ id: 1, title: 'Titre', articleStatus: 3 }]
  const { violations } = readBody(articles.list.response, JSON.stringify(records))
  expect(violations).toMatchObject([
    { path: '[].articleStatus', expected: 'another value', actual: 'a number' },
  ])
})

it.each([
  ['', 'an empty body', 'JSON'],
  ['Bonjour', 'text that is not JSON', 'JSON'],
  ['<!DOCTYPE html><p>Login</p>', 'an HTML page', 'no HTML'],
])('reports the body %j as a whole', (body, actual, expected) => {
  const { violations } = readBody(faqs.list.response, body)
  expect(violations).toEqual([
    { kind: 'body', path: '', firstPlace: '', expected, actual, example: body },
  ])
})

it('names the page of another address', () => {
  const { violations } = readBody(mail.send.response, '<html>', 'https://login.example/')
  expect(violations).toMatchObject([{ actual: 'an HTML page from https://login.example/' }])
})

it('quotes 140 characters of a body, on one line', () => {
  const { violations } = readBody(faqs.list.response, `a\n\n${'b'.repeat(500)}`)
  expect(violations?.[0]?.example).toBe(`a ${'b'.repeat(138)}…`)
})

it('names a wrong type with its article', () => {
  const record = { ...faq, id: [], question: {}, response: 3, countryId: 'x' }
  const { violations } = readBody(faqs.list.response, JSON.stringify([record]))
  expect(violations?.map(({ expected, actual }) => `${expected}, not ${actual}`)).toEqual([
    'a number, not an array',
    'a string, not an object',
    'a string, not a number',
    'a number, not a string',
  ])
})
