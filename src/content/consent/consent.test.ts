import { describe, expect, it } from 'vitest'

import { noConsent, readConsent } from './consent.ts'

describe('readConsent', () => {
  it('reads what was kept', () => {
    const kept = { videos: 'allowed', maps: 'undecided', pictures: ['images.example'] }
    expect(readConsent(JSON.stringify(kept))).toEqual(kept)
  })

  it('keeps one category when another cannot be read', () => {
    expect(readConsent('{"videos":"allowed","maps":42}')).toEqual({
      ...noConsent,
      videos: 'allowed',
    })
    expect(readConsent('{"maps":"allowed"}')).toEqual({ ...noConsent, maps: 'allowed' })
    expect(readConsent('{"maps":"allowed","pictures":["a.example",7]}')).toEqual({
      ...noConsent,
      maps: 'allowed',
    })
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
