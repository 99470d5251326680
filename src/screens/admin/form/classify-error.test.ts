import { describe, expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { classifyError } from './classify-error.ts'

const api = (status: number, body = '') => new ApiError('articles.update', status, body)

describe('a failure', () => {
  it.each([
    [api(0), 'offline'],
    [api(400), 'refused'],
    [api(401), 'unauthenticated'],
    [api(403), 'forbidden'],
    [api(404), 'notFound'],
    [api(409), 'conflict'],
    [api(413), 'tooLarge'],
    [api(418), 'other'],
    [api(500), 'server'],
    [api(503), 'server'],
    [new NetworkError('articles.update', undefined), 'offline'],
    [new TimeoutError('articles.update', 15_000), 'timeout'],
    [new ContractError('articles.detail', 'id', 'expected number'), 'unexpectedResponse'],
    [new TypeError('x is not a function'), 'other'],
  ])('%s is of the kind %s', (error, kind) => {
    expect(classifyError(error).kind).toBe(kind)
  })

  it.each([
    ['Invalid fields: title, tagIds', ['title', 'tagIds']],
    ['Invalid field: countryId refers to no record', ['countryId']],
    ['{"errors":{"CountryId":["required"]}}', ['countryId']],
    ['<p>serviceLevels.0.title</p>', ['title']],
    ['No subtitle', []],
    ['', []],
  ])('%j names the fields that the form knows', (body, fields) => {
    const known = ['title', 'countryId', 'tagIds']
    expect(classifyError(api(400, body), known).fields).toEqual(fields)
  })

  it('of the server itself names none', () => {
    expect(classifyError(api(500, 'title'), ['title']).fields).toEqual([])
  })
})
