import { describe, expect, it } from 'vitest'

import { noConsent, parseConsent } from './consent.ts'

describe('parseConsent', () => {
  it('reads a stored consent', () => {
    const kept = { videos: 'allowed', maps: 'undecided', pictures: ['images.example'] }
    expect(parseConsent(JSON.stringify(kept))).toEqual(kept)
  })

  it('keeps one category if another is invalid', () => {
    expect(parseConsent('{"videos":"allowed","maps":42}')).toEqual({
      ...noConsent,
      videos: 'allowed',
    })
    expect(parseConsent('{"maps":"allowed"}')).toEqual({ ...noConsent, maps: 'allowed' })
    expect(parseConsent('{"maps":"allowed","pictures":["a.example",7]}')).toEqual({
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
    expect(parseConsent(stored)).toEqual(noConsent)
  })
})
