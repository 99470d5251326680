import { describe, expect, it } from 'vitest'

import { cutPreview, foldedText } from './text.ts'

describe('cutPreview (spec 9.13)', () => {
  it('leaves 50 characters whole and cuts the fifty-first', () => {
    expect(cutPreview('a'.repeat(50))).toBe('a'.repeat(50))
    expect(cutPreview('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
  })

  it('counts characters, not halves of them, and a run of spaces once', () => {
    expect(cutPreview('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}...`)
    expect(cutPreview('  un \n\n deux  ')).toBe('un deux')
  })
})

it('foldedText compares without case, accents, kind of apostrophe and spaces', () => {
  expect(foldedText('  L’Étudiant\u00a0: ÇA  ')).toBe("l'etudiant : ca")
})
