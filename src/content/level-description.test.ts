// @vitest-environment jsdom
import { expect, it } from 'vitest'

import interventions from '#mocks/fixtures/data/interventions.json' with { type: 'json' }
import recordFacts from '#mocks/fixtures/data/recordFacts.json' with { type: 'json' }

import { readLevelDescription } from './level-description.ts'

it.each([
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['Sans balise', 'Sans balise', undefined],
  ['<p>Un.</p><p>Deux.</p>', 'Un.', undefined],
  ['<h3>Délai habituel</h3><p>Trois <b>jours</b>.</p>', undefined, 'Trois jours.'],
  ['<p>Un.</p><h3>Pièces</h3><p>A</p><h3>Délai habituel</h3><p>Un mois.</p>', 'Un.', 'Un mois.'],
  ['<p>Un.</p><h3>Délai habituel</h3>', 'Un.', undefined],
  ['<p>Un.</p><h3>Délai habituel de recours</h3><p>Un mois.</p>', 'Un.', undefined],
])('reads %j', (html, advice, time) => {
  const read = readLevelDescription(html, 'Délai habituel')
  expect(read.advice).toBe(advice)
  expect(read.usualTime?.text).toBe(time)
})

it.each(interventions)(
  'the times of intervention $id are found under a new heading once the facts have it',
  ({ visaId, serviceLevels }) => {
    const heading = recordFacts.find(({ recordId }) => recordId === visaId)?.usualTimeHeading ?? ''
    for (const { fullDescription } of serviceLevels) {
      const text = readLevelDescription(fullDescription, heading).usualTime?.text
      const renamed = fullDescription.replace(`<h3>${heading}</h3>`, '<h3>Calendrier</h3>')
      expect(text).toBeTruthy()
      expect(readLevelDescription(renamed, 'Calendrier').usualTime?.text).toBe(text)
      // Fewer answers, never another one.
      expect(readLevelDescription(renamed, heading).usualTime).toBeUndefined()
      expect(readLevelDescription(fullDescription, undefined).usualTime).toBeUndefined()
    }
  },
)
