import { expect, it } from 'vitest'

import countries from '#mocks/fixtures/data/countries.json' with { type: 'json' }

import { exitNames, listOffices } from './exits.ts'

it('somebody deals with every situation in every country of the site', () => {
  const missing = exitNames.flatMap((exit) =>
    countries
      .filter(({ code }) => listOffices(exit, [code]).length === 0)
      .map(({ code }) => `${exit} ${code}`),
  )
  expect(missing).toEqual([])
})

it('two countries name theirs once each, and an unknown one names nobody', () => {
  expect(listOffices('nationality', ['be', 'LU', 'FR'])).toEqual(['Commune', 'Préfecture'])
  expect(listOffices('nationality', ['CH'])).toEqual(['Commune', 'Canton'])
  expect(listOffices('renewal', [])).toEqual([])
  expect(listOffices('asylum', ['XX'])).toEqual([])
})
