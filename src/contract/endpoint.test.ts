import { describe, expect, it } from 'vitest'

import { getPathParameterNames, getSuccessStatuses, recordIdSchema } from './endpoint.ts'
import { contract } from './index.ts'

it('a path names its parameters in order', () => {
  expect(getPathParameterNames('/api/Visas')).toEqual([])
  expect(getPathParameterNames('/api/Country/{countryId}/Visas/{id}')).toEqual(['countryId', 'id'])
})

it.each([
  [1, true],
  [0, false],
  [1.5, false],
])('%d may be the id of a record: %s', (id, expected) => {
  expect(recordIdSchema().safeParse(id).success).toBe(expected)
})

describe('a server may answer', () => {
  it.each([
    ['a read', contract.faqs.list, [200]],
    ['a creation', contract.faqs.create, [201, 200]],
    ['a mail, whose document says 200', contract.mail.send, [200, 201]],
    ['a change', contract.faqs.update, [200, 204]],
    ['a deletion', contract.faqs.remove, [204, 200]],
  ])('%s with its documented status first', (_, endpoint, statuses) => {
    expect(getSuccessStatuses(endpoint)).toEqual(statuses)
  })
})
