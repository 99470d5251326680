import { expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { describeError } from './describe-error.ts'

it.each([
  [new ApiError('visas.remove', 400, ''), 'refused'],
  [new ApiError('visas.remove', 401, ''), 'denied'],
  [new ApiError('visas.remove', 403, ''), 'denied'],
  [new ApiError('visas.remove', 404, ''), 'gone'],
  [new ApiError('visas.remove', 409, ''), 'conflict'],
  [new ApiError('visas.remove', 413, ''), 'refused'],
  [new ApiError('visas.remove', 500, ''), 'server'],
  [new ApiError('visas.remove', 503, ''), 'server'],
  [new NetworkError('visas.remove', undefined), 'unreachable'],
  [new TimeoutError('visas.remove', 15_000), 'unreachable'],
  [new ContractError('visas.list', '0.id', 'missing'), 'unreadable'],
  [new Error('boom'), 'unknown'],
  [undefined, 'unknown'],
])('%s is told as %s', (fault, key) => {
  expect(describeError(fault)).toBe(key)
})
