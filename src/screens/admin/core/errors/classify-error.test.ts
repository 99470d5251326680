import { expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { classifyError } from './classify-error.ts'

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
