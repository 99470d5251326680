import { describe, expect, it } from 'vitest'

import { contract } from '#contract/index.ts'

import { createMemoryOverlay } from './database/overlay.ts'
import { createDatabase } from './database/database.ts'
import { withSeedVariant } from './database/seed-variants.ts'
import { findEndpoint, endpoints } from './endpoints.ts'
import { getFailureScenarioName, findScenario, scenarios } from './scenarios.ts'

describe('scenarios', () => {
  it('have unique names that are valid in a URL', () => {
    const names = scenarios.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it('include a failure of every endpoint with every status', () => {
    for (const { name } of endpoints) {
      const scenario = findScenario(getFailureScenarioName(name, 503))
      expect(scenario?.faults).toEqual({ [name]: { status: 503 } })
    }
    for (const name of ['fail-faqs.list-200', 'fail-faqs.lst-500', 'fail--500', 'nothing', '']) {
      expect(findScenario(name), name).toBeUndefined()
    }
  })
})

describe('the seed of a scenario', () => {
  it('can have 5,000 records with unique ids, slugs and names', async () => {
    const { articles, visas, interventions, faqs } = createDatabase(
      createMemoryOverlay(),
      withSeedVariant(() => 'many'),
    )
    for (const table of [articles, visas, interventions, faqs]) {
      const ids = (await table.all()).map(({ id }) => id)
      expect(new Set(ids).size).toBe(5000)
    }
    expect(new Set((await articles.all()).map(({ slug }) => slug)).size).toBe(5000)
  })

  it('follows the current scenario', async () => {
    let variant: 'long' | 'brokenImages' | undefined = 'long'
    const { visas } = createDatabase(
      createMemoryOverlay(),
      withSeedVariant(() => variant),
    )
    expect((await visas.find(1))?.name.length).toBeGreaterThan(150)
    variant = 'brokenImages'
    expect((await visas.find(1))?.image).toBe('/no-such-image.png')
    variant = undefined
    expect((await visas.find(1))?.name).toBe('Visa court séjour')
  })
})

it('finds the endpoint of a URL', () => {
  expect(findEndpoint('PUT', '/api/Faq/12')?.endpoint).toBe(contract.faqs.update)
  expect(findEndpoint('GET', '/prefix/api/Visas/Country/3')?.endpoint).toBe(
    contract.visas.byCountry,
  )
  expect(findEndpoint('GET', '/demo/testimonials.json')?.endpoint).toBe(contract.testimonials.list)
  expect(findEndpoint('GET', '/api/Nothing')).toBeUndefined()
})
