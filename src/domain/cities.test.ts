import { expect, it } from 'vitest'

import { getEnglishCityName } from './cities.ts'

it.each([
  ['Bruxelles', 'Brussels'],
  [' GENEVE ', 'Geneva'],
  ['Québec', 'Quebec City'],
  ['Namur', undefined],
])('%j is %j in English', (city, name) => {
  expect(getEnglishCityName(city)).toBe(name)
})

it.each([
  'Anvers',
  'Bâle',
  'Berne',
  'Courtrai',
  'Dunkerque',
  'Gand',
  'Louvain',
  'Malines',
  'Montréal',
  'Ostende',
])('%s has another name in English', (city) => {
  expect(getEnglishCityName(city)).toMatch(/^[A-Z][a-z]+$/)
})
