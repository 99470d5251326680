import type { Intervention, InterventionInput } from '#contract/interventions.ts'

import type { Database } from '../database/database.ts'
import type { InterventionRow } from '../database/tables.ts'
import { requireRow, type Resolvers, requireReference, requireMatchingId } from './resolver.ts'

export const interventions: Resolvers<'interventions'> = {
  list: async ({ database }) => withNames(await database.interventions.all(), database),
  async detail({ parameters, database }) {
    const row = requireRow(await database.interventions.find(parameters.id), 'Intervention')
    return requireRow((await withNames([row], database))[0], 'Intervention')
  },
  async create({ body, database }) {
    await requireReferences(body, database)
    const row = await database.interventions.insert({
      ...body,
      serviceLevels: assignLevelIds(body),
    })
    return (await withNames([row], database))[0]
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    await requireReferences(body, database)
    const row = { ...body, serviceLevels: assignLevelIds(body) }
    requireRow(await database.interventions.update(row), 'Intervention')
    return (await withNames([row], database))[0]
  },
  async remove({ parameters, database }) {
    requireRow(await database.interventions.remove(parameters.id), 'Intervention')
  },
}

async function withNames(
  rows: readonly InterventionRow[],
  database: Database,
): Promise<Intervention[]> {
  const countries = await database.countries.all()
  const visas = await database.visas.all()
  return rows.map((row) => {
    const country = countries.find(({ id }) => id === row.countryId)
    const visa = visas.find(({ id }) => id === row.visaId)
    return {
      ...row,
      title: [visa?.name, country?.name].filter((name) => name !== undefined).join(' – '),
      country: country === undefined ? null : { name: country.name },
      visa: visa === undefined ? null : { name: visa.name },
    }
  })
}

/** A new level has no id. The server assigns the next one within the intervention. */
function assignLevelIds({ serviceLevels }: InterventionInput): InterventionRow['serviceLevels'] {
  let last = Math.max(0, ...serviceLevels.map(({ id }) => id ?? 0))
  return serviceLevels.map((level) => ({ ...level, id: level.id ?? ++last }))
}

async function requireReferences(body: InterventionInput, database: Database): Promise<void> {
  requireReference(await database.countries.find(body.countryId), 'countryId')
  requireReference(await database.visas.find(body.visaId), 'visaId')
}
