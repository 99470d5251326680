import { describe, expect, it } from 'vitest'

import { parseStars } from './Stars.tsx'

describe('parseStars (spec 3.11)', () => {
  it.each([
    ['0', 0],
    ['4', 4],
    ['4.5', 4.5],
    ['4,5', 4.5],
    [' 5/5 ', 5],
    ['3,5 / 5', 3.5],
    ['4.3', 4.5],
    ['4.2', 4],
    ['05', 5],
  ])('reads %j as %d', (text, stars) => {
    expect(parseStars(text)).toBe(stars)
  })

  it.each(['', ' ', 'cinq', '6', '5.1', '-1', '4.', '.5', '4/10', '4 5', '1e0', 'NaN', '★★★'])(
    'reads nothing in %j',
    (text) => {
      expect(parseStars(text)).toBeUndefined()
    },
  )
})
