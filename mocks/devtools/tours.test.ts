import { type Arbitrary, array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'

import {
  initialProgress,
  type TourProgress,
  tourReducer,
  parseProgress,
  type TourEvent,
  tours,
} from './tours.ts'

const eventArbitrary: Arbitrary<TourEvent> = oneof(
  constantFrom(...tours.map(({ name }) => ({ type: 'begin' as const, tour: name }))),
  constantFrom('next', 'back', 'leave').map((type) => ({ type })),
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
      expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
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
  expect(applyEvents(begin, next, next, next)).toEqual({ steps: { article: 0 } })
})

it('parseProgress ignores invalid input', () => {
  for (const stored of [
    undefined,
    '',
    'null',
    '{"tour":"nobody","steps":{}}',
    '{"steps":{"nobody":1}}',
    '{"steps":{"article":99}}',
    '{"steps":{"article":0.5}}',
  ]) {
    expect(parseProgress(stored), stored).toEqual(initialProgress)
  }
})
