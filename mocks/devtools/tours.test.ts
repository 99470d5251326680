import { expect, it } from 'vitest'

import { goToStep, initialProgress, leaveTour, parseProgress, type Tour, tours } from './tours.ts'

it.each(tours)('the tour $name ends after its last step, and begins anew', (tour: Tour) => {
  const lastStep = tour.steps.length - 1
  const atEnd = goToStep(initialProgress, tour, lastStep)
  expect(atEnd).toEqual({ tour: tour.name, steps: { [tour.name]: lastStep } })
  expect(parseProgress(JSON.stringify(atEnd))).toEqual(atEnd)
  const ended = goToStep(atEnd, tour, lastStep + 1)
  expect(ended).toEqual({ steps: { [tour.name]: 0 } })
  expect(parseProgress(JSON.stringify(ended))).toEqual(ended)
})

it('each sentence fits in two lines of a phone', () => {
  const sentences = tours.flatMap(({ steps }) => steps.flatMap(({ fr, en }) => [fr, en]))
  expect(sentences.filter((sentence) => sentence.length > 94)).toEqual([])
})

it('a tour that is left keeps its step, and so do the others', () => {
  const [first, second] = tours as [Tour, Tour]
  const progress = goToStep(leaveTour(goToStep(initialProgress, first, 1)), second, 2)
  expect(leaveTour(progress)).toEqual({ steps: { [first.name]: 1, [second.name]: 2 } })
})

it.each([
  undefined,
  '',
  'null',
  '{"tour":"nobody","steps":{}}',
  '{"steps":{"nobody":1}}',
  '{"steps":{"article":99}}',
  '{"steps":{"article":0.5}}',
])('parseProgress ignores invalid input: %s', (stored) => {
  expect(parseProgress(stored)).toEqual(initialProgress)
})
