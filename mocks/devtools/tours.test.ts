import { type Arbitrary, array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'

import {
  initialProgress,
  type TourProgress,
  tourReducer,
  parseProgress,
  type TourEvent,
  tours,
  serializeProgress,
} from './tours.ts'

const eventArbitrary: Arbitrary<TourEvent> = oneof(
  constantFrom(...tours.map(({ name }) => ({ type: 'begin' as const, tour: name }))),
  constantFrom('next', 'back', 'leave').map((type) => ({ type: type as 'next' })),
)
const applyEvents = (...events: TourEvent[]): TourProgress => {
  let progress = initialProgress
  for (const event of events) progress = tourReducer(progress, event)
  return progress
}

it('any sequence of events leads to an existing step and survives being stored', () => {
  assert(
    property(array(eventArbitrary, { maxLength: 30 }), (events) => {
      const progress = applyEvents(...events)
      for (const [name, step] of Object.entries(progress.steps)) {
        expect(tours.find((tour) => tour.name === name)?.steps[step]).toBeDefined()
      }
      expect(parseProgress(serializeProgress(progress))).toEqual(progress)
    }),
  )
})

it('a tour resumes at its step after leave and restarts after its end', () => {
  const begin = { type: 'begin', tour: 'article' } as const
  const next = { type: 'next' } as const
  expect(applyEvents(begin, next, { type: 'leave' }, begin)).toEqual({
    tour: 'article',
    steps: { article: 1 },
  })
  expect(applyEvents(begin, next, next, next)).toEqual({ tour: undefined, steps: { article: 0 } })
})

it('parseProgress ignores invalid input', () => {
  for (const stored of [undefined, '', '|', 'nobody|x:1', '|article:99', '|article:-1']) {
    expect(parseProgress(stored), stored).toEqual(initialProgress)
  }
})
