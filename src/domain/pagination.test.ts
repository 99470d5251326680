import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { paginate } from './pagination.ts'

const list = Array.from({ length: 25 }, (_, place) => place)

it.each([
  [undefined, 1],
  ['2', 2],
  ['99', 3],
  ['0', 1],
  ['-1', 1],
  ['1e9', 1],
  ['two', 1],
])('the page asked for by %j is %i', (asked, expected) => {
  expect(paginate(list, asked, 12)).toMatchObject({ pageNumber: expected, pageCount: 3 })
})

it('an empty list has one empty page', () => {
  expect(paginate([], '3', 12)).toEqual({ items: [], pageNumber: 1, pageCount: 1 })
})

it('the pages together are the list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 13 }),
      (all, size) => {
        const { pageCount: length } = paginate(all, undefined, size)
        const pages = Array.from({ length }, (_, place) => paginate(all, String(place + 1), size))
        expect(pages.flatMap(({ items }) => items)).toEqual(all)
        expect(pages.every(({ items }) => items.length <= size)).toBe(true)
      },
    ),
  )
})
