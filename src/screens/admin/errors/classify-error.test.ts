import { describe, expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { classifyError, describeError, findRejectedFields } from './classify-error.ts'

const createApiError = (status: number, body = '') => new ApiError('articles.update', status, body)

it.each([
  [createApiError(400), 'refused', 'refused'],
  [createApiError(401), 'unauthenticated', 'signedOut'],
  [createApiError(403), 'forbidden', 'denied'],
  [createApiError(404), 'notFound', 'gone'],
  [createApiError(409), 'conflict', 'conflict'],
  [createApiError(413), 'tooLarge', 'refused'],
  [createApiError(418), 'other', 'refused'],
  [createApiError(500), 'server', 'server'],
  [createApiError(503), 'server', 'server'],
  [new NetworkError('articles.update', undefined), 'offline', 'unreachable'],
  [new TimeoutError('articles.update', 15_000), 'timeout', 'unreachable'],
  [new ContractError('articles.detail', []), 'unexpectedResponse', 'unreadable'],
  [new TypeError('x is not a function'), 'other', 'unknown'],
  [undefined, 'other', 'unknown'],
])('classifies %s as %s and describes it as %s', (error, kind, text) => {
  expect(classifyError(error)).toBe(kind)
  expect(describeError(error)).toBe(text)
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
