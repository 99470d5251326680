import { describe, expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { classifyError, findRejectedFields } from './classify-error.ts'

const createApiError = (status: number, body = '') => new ApiError('articles.update', status, body)

it.each([
  [createApiError(400), 'refused'],
  [createApiError(401), 'unauthenticated'],
  [createApiError(403), 'forbidden'],
  [createApiError(404), 'notFound'],
  [createApiError(409), 'conflict'],
  [createApiError(413), 'tooLarge'],
  [createApiError(418), 'other'],
  [createApiError(500), 'server'],
  [createApiError(503), 'server'],
  [new NetworkError('articles.update', undefined), 'offline'],
  [new TimeoutError('articles.update', 15_000), 'timeout'],
  [new ContractError('articles.detail', []), 'unexpectedResponse'],
  [new TypeError('x is not a function'), 'unknown'],
  [undefined, 'unknown'],
])('classifies %s as %s', (error, kind) => {
  expect(classifyError(error)).toBe(kind)
})

describe('findRejectedFields', () => {
  it.each([
    ['Invalid fields: title, tagIds', ['title', 'tagIds']],
    ['Invalid field: countryId refers to no record', ['countryId']],
    ['{"errors":{"CountryId":["required"]}}', ['countryId']],
    ['<p>serviceLevels.0.title</p>', ['title']],
    ['No subtitle', []],
    ['', []],
  ])('returns the form fields that %j names', (body, fields) => {
    const fieldNames = ['title', 'countryId', 'tagIds']
    expect(findRejectedFields(createApiError(400, body), fieldNames)).toEqual(fields)
  })

  it('returns none for a server error', () => {
    expect(findRejectedFields(createApiError(500, 'title'), ['title'])).toEqual([])
  })
})
