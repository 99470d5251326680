import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import type { EndpointName } from '#contract/index.ts'
import { readBody } from '#contract/violations.ts'

import { createMemoryOverlay } from '../database/overlay.ts'
import { createDatabase } from '../database/database.ts'
import { withSeedVariant } from '../database/seed-variants.ts'
import { endpoints } from '../endpoints.ts'
import { createInPageResponder } from '../in-page-responder.ts'
import { findScenario, getExtremeScenarioName, type Scenario } from '../scenarios.ts'
import { createHandlers } from './index.ts'

const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')

async function read(scenarioName: string, endpointName: EndpointName): Promise<unknown> {
  const scenario: Scenario = { ...findScenario(scenarioName), latencies: {} }
  const database = createDatabase(
    createMemoryOverlay(),
    withSeedVariant(() => scenario.seedVariant),
  )
  const respond = createInPageResponder(createHandlers(database, () => scenario))
  const path = reads.find(({ name }) => name === endpointName)?.endpoint.path ?? ''
  const response = await respond(new Request(`http://api.example${path.replace(/\{\w+\}/, '1')}`))
  return response?.json()
}

/**
 * The optional fields of an answer that are there, and those that are not. By the published document, which is another
 * reading of the contract than that of the scenarios.
 */
function listFields(endpointName: EndpointName, answer: unknown) {
  const present = new Set<string>()
  const absent = new Set<string>()
  const visit = (schema: Schema, value: unknown, path: string): void => {
    if (schema.$ref !== undefined) {
      visit(openApi.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, path)
      return
    }
    const options = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
    const option =
      typeof value === 'object' ? options.find(({ type }) => type !== 'string') : options[0]
    if (option !== undefined) visit(option, value, path)
    if (schema.items !== undefined && Array.isArray(value))
      for (const item of value) visit(schema.items, item, `${path}[]`)
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const own: unknown = Reflect.get(Object(value), name)
      if (schema.required?.includes(name) !== true)
        (own == null ? absent : present).add(`${path}.${name}`)
      if (own != null) visit(field, own, `${path}.${name}`)
    }
  }
  const path = reads.find(({ name }) => name === endpointName)?.endpoint.path ?? ''
  visit(
    openApi.paths[path]?.get?.responses[200].content['application/json'].schema ?? {},
    answer,
    '',
  )
  return { present: [...present], absent: [...absent] }
}

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface OpenApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly responses: {
            readonly 200: { readonly content: { readonly 'application/json': { schema: Schema } } }
          }
        }
      }
    >
  >
}

const openApi = JSON.parse(
  await readFile(new URL('../../public/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument

describe.each(reads)('$name', ({ name, endpoint }) => {
  it('answers without any optional field, as the contract allows', async () => {
    const answer = await read(getExtremeScenarioName('minimal', name), name)
    expect(readBody(endpoint.response, JSON.stringify(answer)).violations).toBeUndefined()
    expect(listFields(name, answer).present).toEqual([])
  })

  it('answers with every optional field, as the contract allows', async () => {
    const answer = await read(getExtremeScenarioName('maximal', name), name)
    expect(readBody(endpoint.response, JSON.stringify(answer)).violations).toBeUndefined()
    expect(listFields(name, answer).absent).toEqual([])
  })
})

it('leaves the records, and what other reads answer, as they are', async () => {
  const minimal = (await read('minimal-visas.list', 'visas.list')) as { id: number }[]
  const normal = (await read('normal', 'visas.list')) as { id: number }[]
  expect(minimal.map(({ id }) => id)).toEqual(normal.map(({ id }) => id))
  for (const name of ['visas.byCountry', 'faqs.list'] as const)
    expect(await read('minimal-visas.list', name)).toEqual(await read('normal', name))
})

it('makes several reads minimal or maximal at once', async () => {
  for (const name of ['visas.list', 'articles.list'] as const) {
    expect(listFields(name, await read('minimal', name)).present, name).toEqual([])
    expect(listFields(name, await read('maximal', name)).absent, name).toEqual([])
  }
})

it('makes lists long, of records with ids of their own', async () => {
  const visas = (await read('maximal', 'visas.list')) as { id: number; name: string }[]
  expect(visas).toHaveLength(100)
  expect(visas[0]?.name).toMatch(/\S{120}$/)
  const [intervention] = (await read('maximal', 'interventions.list')) as {
    serviceLevels: { id: number; levelNumber: number }[]
  }[]
  expect(intervention?.serviceLevels.map(({ levelNumber }) => levelNumber)).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
  expect(new Set(intervention?.serviceLevels.map(({ id }) => id)).size).toBe(6)
  const [lawyer] = (await read('maximal', 'lawyers.list')) as {
    areasOfLaw: string[]
    languages: string[]
    diplomas: { degree: string }[]
  }[]
  expect(new Set(lawyer?.areasOfLaw).size).toBe(12)
  expect(new Set(lawyer?.diplomas.map(({ degree }) => degree)).size).toBe(12)
  for (const language of lawyer?.languages ?? []) expect(language).toMatch(/^[a-z]{2}$/)
})

it('names a record in the same way wherever it is named', async () => {
  const countries = (await read('maximal', 'countries.list')) as { id: number; name: string }[]
  const visas = (await read('maximal', 'visas.list')) as { country: { id: number; name: string } }[]
  for (const { country } of visas)
    expect(countries.find(({ id }) => id === country.id)?.name).toBe(country.name)
})

it('knows no extreme of a write or of an unknown call', () => {
  for (const name of ['minimal-faqs.create', 'maximal-faqs.lst', 'minimal-', 'maximal-*'])
    expect(findScenario(name), name).toBeUndefined()
})
