import { describe, expect, it } from 'vitest'

import { checkReply, isViolation } from './check-reply.ts'
import type { ServerReply } from './endpoint.ts'
import { authors, books } from './testing/library.ts'

const createReply = (body: unknown, reply: Partial<ServerReply> = {}): ServerReply => ({
  status: 200,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  redirectedTo: undefined,
  ...reply,
})

const chapter = { title: 'A', note: '' }
const book = { id: 1, authorId: 1, chapters: [chapter], price: '1 €', blurb: '', publisher: null }
const checkBooks = (...records: object[]) => checkReply(books.list, createReply(records))

describe('a body', () => {
  it('conforms without any finding', () => {
    expect(checkBooks(book)).toEqual([])
    expect(checkBooks()).toEqual([])
  })

  it('is reported with what the client cannot read, in words of the schema', () => {
    const findings = checkBooks({ ...book, id: '1', blurb: 3, chapters: [{ title: 7 }] })
    expect(findings.filter(isViolation)).toMatchObject([
      { kind: 'wrong-type', path: '[].id', expected: 'an integer', actual: 'string' },
      { kind: 'wrong-type', path: '[].chapters[].title', expected: 'a string' },
      { kind: 'wrong-type', path: '[].blurb', expected: 'a string or null', actual: 'number' },
    ])
  })

  it('may have unknown fields and lack optional ones', () => {
    const { blurb: _, ...rest } = book
    expect(checkBooks(rest)).toMatchObject([{ kind: 'unseen', path: '[].blurb' }])
    const withViews = checkBooks({ ...book, views: { today: 3 } })
    expect(withViews).toMatchObject([
      { kind: 'unknown-field', path: '[].views', example: '{"today":3}' },
    ])
    expect([...checkBooks(rest), ...withViews].some(isViolation)).toBe(false)
  })

  it('hints at a new name of a required or an optional field', () => {
    const { blurb: summary, price: cost, ...rest } = book
    const findings = checkBooks({ ...rest, summary, cost }).filter(isViolation)
    expect(findings).toMatchObject([
      { kind: 'missing', path: '[].price', renamedTo: ['[].summary', '[].cost'] },
      { kind: 'unseen', path: '[].blurb', renamedTo: ['[].summary', '[].cost'] },
    ])
    expect(findings[0]?.actual).toContain('has it become [].summary or [].cost?')
  })

  it('takes the only unknown field for a required field, not for an optional one', () => {
    const { price: cost, blurb: _, ...rest } = book
    expect(checkBooks({ ...rest, cost }).filter(isViolation)).toMatchObject([
      { kind: 'missing', path: '[].price', renamedTo: ['[].cost'] },
    ])
  })

  it('does not miss the fields of an object that is null', () => {
    expect(checkBooks({ ...book, publisher: null })).toEqual([])
  })

  it('is shown in part only', () => {
    const [finding] = checkBooks({ ...book, extra: 'x'.repeat(1_000_000) })
    expect(finding?.example?.length).toBeLessThan(200)
  })
})

const typed = (type: string) => ({ headers: new Headers({ 'content-type': type }) })
const elsewhere = { redirectedTo: 'https://www.example/api/authors' }

describe('a whole response', () => {
  it.each([
    ['of another status', createReply([], { status: 202 }), ['status']],
    ['that failed', createReply('Out of memory', { status: 500 }), ['status']],
    ['that never came', createReply('no such host', { status: 0 }), ['unreachable']],
    ['that is refused', createReply('Who are you?', { status: 401 }), ['login']],
    ['of a login page', createReply('<!doctype html>', elsewhere), ['login']],
    ['of a page', createReply('<html lang="fr">'), ['body']],
    ['that says it is a page', createReply('[]', typed('text/html')), ['body']],
    ['of no JSON', createReply('[{'), ['body']],
    ['of null', createReply('null'), ['null']],
    ['of another content type', createReply([], typed('text/plain')), ['content-type']],
    ['from elsewhere', createReply([], elsewhere), ['redirect']],
    ['after a second', createReply([], { durationMs: 1400 }), ['slow']],
    ['within a second', createReply([], { durationMs: 900 }), []],
  ])('%s', (_, reply, kinds) => {
    const findings = checkReply(authors.list, reply)
    expect(findings.map(({ kind }) => kind)).toEqual(kinds)
    expect(findings.every(({ path }) => path === '')).toBe(true)
  })

  it('may be slow, redirected and mistyped without breaking the client', () => {
    const reply = createReply([], { durationMs: 5000, ...elsewhere, ...typed('text/plain') })
    expect(checkReply(authors.list, reply).some(isViolation)).toBe(false)
  })

  it('to a write needs no body, but must not be an HTML page', () => {
    expect(checkReply(authors.remove, createReply('', { status: 204 }))).toEqual([])
    expect(checkReply(books.update, createReply('saved', typed('text/plain')))).toEqual([])
    expect(checkReply(authors.remove, createReply('<!doctype html>'))).toMatchObject([
      { kind: 'body', actual: 'an HTML page' },
    ])
  })
})
