import { expect, it } from 'vitest'

import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts'

const finding = {
  kind: 'missing',
  path: '[].title',
  firstPlace: '0.title',
  expected: 'a string',
  actual: 'nothing',
  example: '{}',
} as const

it('an error is logged under a name that says why the call failed', () => {
  const cause = new TypeError('Failed to fetch')
  const errors = [
    new ApiError('visas.list', 404, 'Nothing here'),
    new ContractError('visas.list', [finding]),
    new NetworkError('visas.list', cause),
    new TimeoutError('visas.list', 1500),
  ]
  expect(errors.map(String)).toEqual([
    'ApiError: HTTP error! Status: 404 - Nothing here',
    'ContractError: visas.list: 0.title: expected a string, got nothing',
    'NetworkError: visas.list: no answer from the server',
    'TimeoutError: visas.list: no answer within 1.5 s',
  ])
  expect(errors[2]?.cause).toBe(cause)
})

it('the message of an error includes 2,000 characters of its body, or 500 of its findings', () => {
  const { message } = new ApiError('visas.list', 500, 'x'.repeat(3000))
  expect(message.match(/x+$/)?.[0]).toHaveLength(2000)
  const findings = Array.from({ length: 100 }, () => finding)
  const prefix = 'visas.list: '
  expect(new ContractError('visas.list', findings).message).toHaveLength(prefix.length + 500)
})
