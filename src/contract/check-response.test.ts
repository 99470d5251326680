import { describe, expect, it } from 'vitest'

import { checkReply, isViolation, type ServerReply } from './check-response.ts'
import { contract } from './index.ts'

const { articles, countries, faqs, interventions, visas } = contract

const createReply = (body: unknown, reply: Partial<ServerReply> = {}): ServerReply => ({
  status: 200,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  redirectedTo: undefined,
  ...reply,
})

const faq = {
  id: 1,
  question: 'Quand ?',
  response: 'Demain.',
  countryId: 1,
  visaId: 1,
  countryName: 'Belgique',
  visaName: 'Études',
}
const checkFaqs = (...records: object[]) => checkReply(faqs.list, createReply(records))

describe('a body', () => {
  it('conforms without any finding', () => {
    expect(checkFaqs(faq)).toEqual([])
    expect(checkFaqs()).toEqual([])
  })

  it('is reported with all its violations, each once', () => {
    const findings = checkFaqs(
      { ...faq, id: '1', question: null },
      { ...faq, id: '2', response: undefined },
    )
    expect(findings).toMatchObject([
      { kind: 'wrong-type', path: '[].id', expected: 'an integer', actual: 'a string' },
      { kind: 'null', path: '[].question', expected: 'a string', actual: 'null' },
      { kind: 'missing', path: '[].response', expected: 'a string', actual: 'nothing' },
    ])
    expect(findings[0]?.example).toBe('"1"')
    expect(findings[2]?.example).toContain('"id":"2"')
    expect(findings.every(isViolation)).toBe(true)
  })

  it('names fields inside lists and objects', () => {
    const level = { levelNumber: 1, title: 7 }
    const intervention = { id: 1, countryId: 1, visaId: 1, serviceLevels: [level] }
    const violations = checkReply(interventions.list, createReply([intervention]))
    expect(violations.filter(isViolation)).toMatchObject([
      { kind: 'wrong-type', path: '[].serviceLevels[].title' },
    ])
  })

  it('is wrong as a whole if no option of a union fits', () => {
    const article = { id: 1, title: 'Titre', articleStatus: 3 }
    const findings = checkReply(articles.list, createReply([article]))
    expect(findings.filter(isViolation)).toMatchObject([
      { path: '[].articleStatus', expected: 'a string or an object or null', actual: 'a number' },
    ])
  })

  it('may have unknown fields and lack optional ones', () => {
    const { visaName: _, ...rest } = faq
    expect(checkFaqs(rest)).toMatchObject([{ kind: 'unseen', path: '[].visaName' }])
    const withViews = checkFaqs({ ...faq, views: { today: 3 } })
    expect(withViews).toMatchObject([
      { kind: 'unknown-field', path: '[].views', example: '{"today":3}' },
    ])
    expect([...checkFaqs(rest), ...withViews].some(isViolation)).toBe(false)
  })

  it('hints at a new name of a required or an optional field', () => {
    const { visaName: visa, response: answer, ...rest } = faq
    const findings = checkFaqs({ ...rest, visa, answer }).filter(isViolation)
    expect(findings).toMatchObject([
      { kind: 'missing', path: '[].response', renamedTo: ['[].visa', '[].answer'] },
      { kind: 'unseen', path: '[].visaName', renamedTo: ['[].visa', '[].answer'] },
    ])
    expect(findings[0]?.actual).toContain('has it become [].visa or [].answer?')
  })

  it('takes the only unknown field for a required field, not for an optional one', () => {
    const { response: answer, visaName: _, ...rest } = faq
    expect(checkFaqs({ ...rest, answer }).filter(isViolation)).toMatchObject([
      { kind: 'missing', path: '[].response', renamedTo: ['[].answer'] },
    ])
  })

  it('does not miss the fields of an object that is null', () => {
    const visa = {
      id: 1,
      name: 'V',
      image: null,
      summary: '',
      content: '',
      country: null,
      countryId: 1,
      interventionId: 1,
    }
    expect(checkReply(visas.list, createReply([visa]))).toEqual([])
  })

  it('is shown in part only', () => {
    const [finding] = checkFaqs({ ...faq, id: 'x'.repeat(1_000_000) })
    expect(finding?.example?.length).toBeLessThan(200)
  })
})

const typed = (type: string) => ({ headers: new Headers({ 'content-type': type }) })

describe('a whole response', () => {
  it.each([
    ['of another status', createReply([], { status: 202 }), ['status']],
    ['that failed', createReply('Out of memory', { status: 500 }), ['status']],
    ['that never came', createReply('no such host', { status: 0 }), ['unreachable']],
    ['that is refused', createReply('Who are you?', { status: 401 }), ['login']],
    [
      'of a login page',
      createReply('<!doctype html>', { redirectedTo: 'https://login.example/' }),
      ['login'],
    ],
    ['of a page', createReply('<html lang="fr">'), ['body']],
    ['that says it is a page', createReply('[]', typed('text/html')), ['body']],
    ['without a body', createReply(''), ['body']],
    ['of no JSON', createReply('[{'), ['body']],
    ['of null', createReply('null'), ['null']],
    ['of an object', createReply({}), ['wrong-type']],
    ['of another content type', createReply([], typed('text/plain')), ['content-type']],
    [
      'from elsewhere',
      createReply([], { redirectedTo: 'https://www.example/api/Faq' }),
      ['redirect'],
    ],
    ['after a second', createReply([], { durationMs: 1400 }), ['slow']],
    ['within a second', createReply([], { durationMs: 900 }), []],
  ])('%s', (_, reply, kinds) => {
    const findings = checkReply(countries.list, reply)
    expect(findings.map(({ kind }) => kind)).toEqual(kinds)
    expect(findings.every(({ path }) => path === '')).toBe(true)
  })

  it('may be slow, redirected and mistyped without breaking the client', () => {
    const reply = createReply([], {
      durationMs: 5000,
      redirectedTo: 'https://www.example/api/Faq',
      ...typed('text/plain'),
    })
    expect(checkReply(countries.list, reply).some(isViolation)).toBe(false)
  })

  it('to a write needs no body, but must not be an HTML page', () => {
    expect(checkReply(countries.remove, createReply('', { status: 204 }))).toEqual([])
    expect(checkReply(interventions.update, createReply('saved', typed('text/plain')))).toEqual([])
    expect(checkReply(countries.remove, createReply('<!doctype html>'))).toMatchObject([
      { kind: 'body', actual: 'an HTML page' },
    ])
  })
})
