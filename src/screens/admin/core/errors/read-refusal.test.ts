import { describe, expect, it } from 'vitest'

import { ApiError, NetworkError } from '#api/errors.ts'

import { readRefusal } from './read-refusal.ts'

const fieldNames = ['title', 'content', 'countryId', 'tagIds']

function read(body: unknown, status = 400, names = fieldNames) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readRefusal(new ApiError('articles.update', status, text), names)
}
const readFields = (body: unknown, names = fieldNames) =>
  read(body, 400, names).fields.map(({ name }) => name)

describe('the fields that a refusal names', () => {
  it.each<[string, unknown, string[]]>([
    [
      'a problem without errors (RFC 9457)',
      { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'The content is wrong.' },
      [],
    ],
    [
      'an array of JSON pointers (RFC 9457)',
      { title: 'Invalid', errors: [{ detail: 'too long', pointer: '#/content' }] },
      ['content'],
    ],
    ['ASP.NET', { title: 'One or more…', errors: { CountryId: ['Required.'] } }, ['countryId']],
    ['the path of a deserialiser', { errors: { '$.tagIds[0]': ['Not a number.'] } }, ['tagIds']],
    ['pointers as keys', { errors: { '#/title': 'Required' } }, ['title']],
    ['a pointer without #', { errors: [{ pointer: '/tagIds/0' }] }, ['tagIds']],
    ['snake case', { errors: { country_id: ['Required'] } }, ['countryId']],
    ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/title' } }] }, ['title']],
    ['names of fields', { errors: [{ field: 'Title', message: 'Required' }] }, ['title']],
    ['paths of zod', { errors: [{ path: ['tagIds', 0], message: 'Required' }] }, ['tagIds']],
    ['a name inside another field', { errors: { 'serviceLevels[0].title': ['Required'] } }, []],
    ['a key that only contains a name', { errors: { subtitle: [''], titles: [''] } }, []],
    ['the order of the form', { errors: { tagIds: [], title: [] } }, ['title', 'tagIds']],
    ['one field twice', { errors: { title: ['a'], Title: ['b'] } }, ['title']],
    ['a key inside the body that was sent', { title: 'x', sent: { errors: { title: [] } } }, []],
    ['an array of sentences', { errors: ['title is required'] }, []],
    ['plain text', 'Invalid fields: title, tagIds', ['title', 'tagIds']],
    ['a path in plain text', 'Invalid: tagIds[0], serviceLevels.0.title.', ['tagIds']],
    ['a text in JSON', '"Invalid field: countryId refers to no record"', ['countryId']],
    ['plain text that contains a name', 'No subtitle', []],
    ['a page', '<html><title>400 Bad Request</title><p>content</p></html>', []],
    ['a problem in XML', '<?xml version="1.0"?><problem><title>Bad</title></problem>', []],
    ['JSON that was cut off', '{"title":"Bad Request","errors":{"content"', []],
    ['a stack trace', `at Site.Title() ${'in Content.cs '.repeat(200)}`, []],
    ['nothing', '', []],
    ['null', 'null', []],
    ['a number', '400', []],
    ['an array', [{ pointer: '#/title' }], []],
    ['errors of another type', { errors: 'title' }, []],
    ['no errors', { errors: null }, []],
    ['entries of other types', { errors: [null, 3, [], { pointer: { title: 1 } }] }, []],
  ])('%s', (_, body, fields) => {
    expect(readFields(body)).toEqual(fields)
  })

  it('are those of the form that was sent', () => {
    const body = { errors: { 'serviceLevels[0].serviceFee.amount': ['Negative'] } }
    expect(readFields(body, ['countryId', 'serviceLevels'])).toEqual(['serviceLevels'])
  })

  it('are none of those that an object has from its prototype', () => {
    const body =
      '{"errors":{"__proto__":{"title":["x"]},"constructor":["x"],"toString":["x"]},"__proto__":{"detail":"x"}}'
    expect(read(body)).toEqual({ fields: [], sentence: undefined })
  })

  it.each([
    ['many errors', { errors: Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [i, []])) }],
    ['deep JSON', `{"errors":{"title":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`],
    ['a long key', { errors: { ['title.'.repeat(1e5)]: [] } }],
    ['a long text', 'title '.repeat(1e6)],
  ])('are none in a body that is too large: %s', (_, body) => {
    expect(readFields(body)).toEqual([])
  })

  it.each([401, 403, 404, 413, 500, 503])('are none with the status %i', (status) => {
    const refusal = read({ detail: 'Wrong', errors: { title: ['Wrong'] } }, status)
    expect(refusal).toEqual({ fields: [], sentence: undefined })
  })

  it('are none if there was no answer', () => {
    const error = new NetworkError('articles.update', undefined)
    expect(readRefusal(error, fieldNames)).toEqual({ fields: [], sentence: undefined })
  })
})

describe('the sentences of a refusal', () => {
  it.each<[string, unknown, string | undefined]>([
    [
      'the detail before the title',
      { title: 'Invalid', detail: 'Title is taken.' },
      'Title is taken.',
    ],
    ['the title', { title: 'Invalid', detail: '' }, 'Invalid'],
    ['of one line', { detail: ' Line\r\n\u0000\tline\u202E\u00A0! ' }, 'Line line\u00A0!'],
    ['markup as it is', { detail: '<img src=x onerror=a>' }, '<img src=x onerror=a>'],
    ['no plain text', 'Invalid fields: title', undefined],
    ['no page', '<title>Bad</title>', undefined],
    ['no other types', { detail: { a: 1 }, title: null }, undefined],
  ])('%s', (_, body, sentence) => {
    expect(read(body).sentence).toBe(sentence)
  })

  it('are those of its errors, too', () => {
    const { fields } = read({
      errors: [
        { pointer: '#/tagIds', detail: 'Unknown tag.' },
        { pointer: '#/title', detail: 42 },
        { pointer: '#/tagIds/3', detail: 'Another one.' },
      ],
    })
    expect(fields).toEqual([
      { name: 'title', sentence: undefined },
      { name: 'tagIds', sentence: 'Unknown tag.' },
    ])
    expect(read({ errors: { Title: ['Too long.', 'x'] } }).fields).toEqual([
      { name: 'title', sentence: 'Too long.' },
    ])
    expect(read({ errors: { Title: 'Too long.' } }).fields).toEqual([
      { name: 'title', sentence: 'Too long.' },
    ])
  })

  it('are cut between characters', () => {
    const { sentence } = read({ detail: '\u{1F600}'.repeat(500) })
    expect(sentence).toBe(`${'\u{1F600}'.repeat(300)}…`)
  })
})
