import { readFile } from 'node:fs/promises'

import { beforeAll, expect, it } from 'vitest'

import { ruleNames } from '#domain/content-checks/finding.ts'
import { type EntityName, entityNames } from '#domain/entities.ts'
import { checkRecord, type KeyedFinding } from '#screens/admin/extensions/checks/check-record.ts'

import { plantedFindings } from '../mocks/database/content-findings.ts'
import { withSeedVariant } from '../mocks/database/seed-variants.ts'
import { recordDefinitions } from '../src/routes/admin/-record-definitions.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
type Rows = Readonly<Record<EntityName, readonly Row[]>>

/** The day up to which the seeded texts are up to date. */
const today = '2026-11-26'
const routes = ['/', '/faq', '/$', '/blog/$slug', '/detailsvisa/$country/$visa', '/contact']

async function readSeedRows(variant?: 'contentFindings'): Promise<Rows> {
  const read = withSeedVariant(
    () => variant,
    async (table) => {
      const url = new URL(`../mocks/fixtures/data/${table}.json`, import.meta.url)
      return JSON.parse(await readFile(url, 'utf8'))
    },
  )
  const statuses = await read('articleStatuses')
  const addStatus = (row: object) =>
    'statusId' in row
      ? { ...row, articleStatus: statuses.find(({ id }) => id === row.statusId) }
      : row
  const lists = await Promise.all(
    [...entityNames, 'recordFacts' as const].map(
      async (name) => [name, (await read(name)).map(addStatus)] as const,
    ),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables of the entities
  return Object.fromEntries(lists) as unknown as Rows
}

type Found = KeyedFinding & { readonly entity: EntityName; readonly id: number }

function checkAll(rows: Rows): Found[] {
  return entityNames.flatMap((entity) => {
    const definition = recordDefinitions[entity]
    return rows[entity].flatMap((record) => {
      const values = definition.toFormValues(record)
      const context = {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the server lists them
        lists: rows as never,
        today,
        routes,
        baseUrl: 'https://cabinet.example/',
      }
      const { id } = record
      return checkRecord({ definition, id, values }, context).map((found) => ({
        ...found,
        entity,
        id,
      }))
    })
  })
}

let seeded: Found[]
beforeAll(async () => {
  seeded = checkAll(await readSeedRows())
})

/** What the seeded texts keep, and why. Everything else is mended in `mocks/content/`. */
const accepted: Readonly<Record<string, string>> = {
  titleLong: 'the titles of articles are whole sentences, which the list and the page show whole',
  sentenceLong: '26 to 39 words, with a colon or a list: sentences of a lawyer, read by one',
}

it('the seeded texts have no finding but those with a reason', () => {
  const others = seeded.filter(({ rule }) => !(rule in accepted))
  expect(
    others.map(({ entity, id, field, rule, quote }) => [entity, id, field, rule, quote]),
  ).toEqual([])
})

it('each reason is needed, and no more is accepted than was looked at', () => {
  const counts = Object.keys(accepted).map((rule) => [
    rule,
    seeded.filter((found) => found.rule === rule).length,
  ])
  expect(Object.fromEntries(counts)).toEqual({ titleLong: 25, sentenceLong: 102 })
})

const toPlanted = ({ rule, entity, id }: (typeof plantedFindings)[number]) =>
  `${rule} ${entity} ${id}`

it('the demo plants a record for each rule, which finds it exactly once', async () => {
  const known = new Set(seeded.map(({ key }) => key))
  const found = checkAll(await readSeedRows('contentFindings')).filter(({ key }) => !known.has(key))
  expect(found.map(toPlanted).toSorted()).toEqual(plantedFindings.map(toPlanted).toSorted())
  expect(new Set(plantedFindings.map(({ rule }) => rule))).toEqual(new Set(ruleNames))
})
