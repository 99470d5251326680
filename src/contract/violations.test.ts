import { expect, it } from 'vitest'

import { contract } from './index.ts'
import { readBody } from './violations.ts'

const { articles, faqs, interventions } = contract
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
  expect(violations).toMatchObject([{ path: '[].articleStatus', actual: 'a number' }])
})
