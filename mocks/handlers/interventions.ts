import type { Intervention, InterventionInput } from '#contract/interventions.ts'

import type { Database } from '../database/database.ts'
import type { InterventionRow } from '../database/tables.ts'
import {
  requireRecord,
  requireRow,
  type Resolvers,
  requireReferences,
  requireMatchingId,
} from './resolver.ts'

export const interventions: Resolvers<'interventions'> = {
  list: ({ database }) => listInterventions(database),
  detail: async ({ parameters, database }) =>
    requireRecord(await listInterventions(database), parameters.id, 'Intervention'),
  async create({ body, database }) {
    await requireReferences('interventions', body, database)
    const serviceLevels = assignLevelIds(body)
    const { id } = await database.interventions.insert({ ...body, serviceLevels })
    return requireRecord(await listInterventions(database), id, 'Intervention')
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    await requireReferences('interventions', body, database)
    const serviceLevels = assignLevelIds(body)
    requireRow(await database.interventions.update({ ...body, serviceLevels }), 'Intervention')
    return requireRecord(await listInterventions(database), body.id, 'Intervention')
  },
  async remove({ parameters, database }) {
    requireRow(await database.interventions.remove(parameters.id), 'Intervention')
  },
}

async function listInterventions(database: Database): Promise<Intervention[]> {
  const countries = await database.countries.all()
  const visas = await database.visas.all()
  return (await database.interventions.all()).map((row) => {
    const country = countries.find(({ id }) => id === row.countryId)
    const visa = visas.find(({ id }) => id === row.visaId)
    return {
      ...row,
      title: [visa?.name, country?.name].filter((name) => name !== undefined).join(' – '),
      country: country ? { name: country.name } : null,
      visa: visa ? { name: visa.name } : null,
    }
  })
}

/** A new level has no id. The server assigns the next one within the intervention. */
function assignLevelIds({ serviceLevels }: InterventionInput): InterventionRow['serviceLevels'] {
  let last = Math.max(0, ...serviceLevels.map(({ id }) => id ?? 0))
  return serviceLevels.map((level) => ({ ...level, id: level.id ?? ++last }))
}
