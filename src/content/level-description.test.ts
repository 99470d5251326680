// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { readLevelDescription } from './level-description.ts'

it.each([
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['Sans balise', 'Sans balise', undefined],
  ['<p>Un.</p><p>Deux.</p>', 'Un.', undefined],
  ['<h3>Délai habituel</h3><p>Trois <b>jours</b>.</p>', undefined, 'Trois jours.'],
  ['<p>Un.</p><h3>Pièces</h3><p>A</p><h3>Durée</h3><p>Un mois.</p>', 'Un.', 'Un mois.'],
  ['<p>Un.</p><h3>Délai habituel</h3>', 'Un.', undefined],
])('reads %j', (html, advice, time) => {
  const read = readLevelDescription(html)
  expect(read.advice).toBe(advice)
  expect(read.usualTime?.text).toBe(time)
})
