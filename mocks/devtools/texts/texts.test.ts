import { expect, it } from 'vitest'

import { scenarios } from '../../scenarios.ts'
import { tours } from '../tours.ts'
import { fr } from './fr.ts'

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('x', 2))]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectStrings)
    : []
}

it('the French texts follow French typography', () => {
  const texts = [
    ...collectStrings(fr),
    ...scenarios.map(({ title }) => title.fr),
    ...tours.flatMap(({ title, steps }) => [title.fr, ...steps.map((step) => step.fr)]),
  ]
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter((text) => / [:;?!»]|«[^\u00A0]|[^\u00A0]»|'/.test(text))).toEqual([])
})
