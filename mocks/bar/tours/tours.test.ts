import { type Arbitrary, array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'

import {
  nowhere,
  type Progress,
  progressAfter,
  readProgress,
  type TourEvent,
  tours,
  writeProgress,
} from './tours.ts'

const event: Arbitrary<TourEvent> = oneof(
  constantFrom(...tours.map(({ name }) => ({ type: 'begin' as const, tour: name }))),
  constantFrom('next', 'back', 'leave').map((type) => ({ type: type as 'next' })),
)
const after = (...events: TourEvent[]): Progress => {
  let progress = nowhere
  for (const one of events) progress = progressAfter(progress, one)
  return progress
}

it('is always at a step that exists, and comes back from what was kept', () => {
  assert(
    property(array(event, { maxLength: 30 }), (events) => {
      const progress = after(...events)
      for (const [name, step] of Object.entries(progress.steps)) {
        expect(tours.find((tour) => tour.name === name)?.steps[step]).toBeDefined()
      }
      expect(readProgress(writeProgress(progress))).toEqual(progress)
    }),
  )
})

it('a tour that was left goes on where it was; one that ended begins anew', () => {
  const begin = { type: 'begin', tour: 'article' } as const
  const next = { type: 'next' } as const
  expect(after(begin, next, { type: 'leave' }, begin)).toEqual({
    tour: 'article',
    steps: { article: 1 },
  })
  expect(after(begin, next, next, next)).toEqual({ tour: undefined, steps: { article: 0 } })
})

it('what makes no sense is nowhere', () => {
  for (const kept of [undefined, '', '|', 'nobody|x:1', '|article:99', '|article:-1']) {
    expect(readProgress(kept), kept).toEqual(nowhere)
  }
})
