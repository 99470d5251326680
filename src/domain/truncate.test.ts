import { describe, expect, it } from 'vitest'

import { truncateAtWord, truncatePreview } from './truncate.ts'

describe('truncatePreview (spec 9.13)', () => {
  it('keeps 50 characters and cuts the fifty-first', () => {
    expect(truncatePreview('a'.repeat(50))).toBe('a'.repeat(50))
    expect(truncatePreview('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
  })

  it('counts code points, and repeated spaces once', () => {
    expect(truncatePreview('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}...`)
    expect(truncatePreview('  un \n\n deux  ')).toBe('un deux')
  })
})

describe('truncateAtWord (spec 9.6)', () => {
  it('keeps short text', () => {
    expect(truncateAtWord('a'.repeat(50), 50)).toBe('a'.repeat(50))
    expect(truncateAtWord('  Un refus ?  ', 10)).toBe('Un refus ?')
  })

  it('never cuts a word', () => {
    const title = 'Refus de visa étudiant en Belgique : que faire dans les trente jours'
    expect(truncateAtWord(title, 50)).toBe('Refus de visa étudiant en Belgique : que faire…')
    expect(truncateAtWord('Un visa refusé', 7)).toBe('Un visa…')
    expect(truncateAtWord('Un visa refusé', 8)).toBe('Un visa…')
  })

  it('removes spaces, punctuation and opening quotes before the ellipsis', () => {
    expect(truncateAtWord('Refus de visa\u00a0: que faire', 16)).toBe('Refus de visa…')
    expect(truncateAtWord('La carte «\u00a0salarié\u00a0»', 12)).toBe('La carte…')
    expect(truncateAtWord('La carte «\u00a0salarié\u00a0» en France', 22)).toBe(
      'La carte «\u00a0salarié\u00a0»…',
    )
  })

  it('cuts a single long word between code points', () => {
    expect(truncateAtWord('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
    expect(truncateAtWord(`«\u00a0${'a'.repeat(50)}`, 10)).toBe(`«\u00a0${'a'.repeat(8)}…`)
    expect(truncateAtWord('𝒱𝒾𝓈𝒶', 2)).toBe('𝒱𝒾…')
  })
})
