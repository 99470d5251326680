import { expect, it } from 'vitest'

import { findWords } from './select-place.ts'

const text = 'En 2024 (a+b), puis en 2024, et\u00a0en\n2024.'

it.each<[string, number, string | undefined]>([
  ['en 2024', 0, 'en 2024'],
  // White space may differ between a record and what the editor shows.
  ['en 2024', 1, 'en\n2024'],
  ['(a+b)', 0, '(a+b)'],
  // The text has changed meanwhile: the first place is better than none.
  ['en 2024', 9, 'en 2024'],
  ['en 2023', 0, undefined],
  ['', 0, undefined],
])('%j after %i others is %j', (words, before, expected) => {
  const found = findWords(text, { words, before })
  expect(found && text.slice(found.start, found.end)).toBe(expected)
})
