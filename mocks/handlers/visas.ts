import type { Visa } from '#contract/visas.ts'

import type { Database } from '../database/database.ts'
import {
  requireRecord,
  requireRow,
  type Resolvers,
  requireUnreferenced,
  requireReferences,
  requireMatchingId,
} from './resolver.ts'

export const visas: Resolvers<'visas'> = {
  list: ({ database }) => listVisas(database),
  async byCountry({ parameters, database }) {
    const all = await listVisas(database)
    return all.filter(({ countryId }) => countryId === parameters.countryId)
  },
  detail: async ({ parameters, database }) =>
    requireRecord(await listVisas(database), parameters.id, 'Visa'),
  async create({ body, database }) {
    await requireReferences('visas', body, database)
    const { id } = await database.visas.insert(body)
    return `Visa ${id} created`
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    await requireReferences('visas', body, database)
    requireRow(await database.visas.update(body), 'Visa')
  },
  async remove({ parameters: { id }, database }) {
    requireRow(await database.visas.find(id), 'Visa')
    await requireUnreferenced('visas', id, database)
    await database.visas.remove(id)
  },
}

async function listVisas(database: Database): Promise<Visa[]> {
  const countries = await database.countries.all()
  return (await database.visas.all()).map((row) => {
    const country = countries.find(({ id }) => id === row.countryId)
    return { ...row, country: country ? { id: country.id, name: country.name } : null }
  })
}
