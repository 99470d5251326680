import { describe, expect, it } from 'vitest'

import { noConsent, readConsent } from './consent.ts'

describe('readConsent', () => {
  it('reads what was kept', () => {
    expect(readConsent('{"videos":"allowed","maps":"undecided"}')).toEqual({
      videos: 'allowed',
      maps: 'undecided',
    })
  })

  it('keeps one category when another cannot be read', () => {
    expect(readConsent('{"videos":"allowed","maps":42}')).toEqual({
      videos: 'allowed',
      maps: 'undecided',
    })
    expect(readConsent('{"maps":"allowed"}')).toEqual({ videos: 'undecided', maps: 'allowed' })
  })

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '"allowed"',
    '{"videos":"Allowed"}',
    '{"videos":true}',
    '{"videos":{"toString":"allowed"}}',
    '{"videos":"allowed"',
  ])('takes %j for no consent', (stored) => {
    expect(readConsent(stored)).toEqual(noConsent)
  })
})
