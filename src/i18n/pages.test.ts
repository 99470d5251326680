import { expect, it } from 'vitest'

import { pages as english } from './en/pages.ts'
import { pages as french } from './fr/pages.ts'

it('no two pages are described in the same words, nor at a length that search engines cut', () => {
  const descriptions = [...Object.values(french), ...Object.values(english)].flatMap((page) =>
    'description' in page ? [page.description] : [],
  )
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter((text) => text.length > 160)).toEqual([])
})
