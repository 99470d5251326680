import type { Visa } from '#contract/visas.ts'

import type { Database } from '../database/database.ts'
import type { VisaRow } from '../database/tables.ts'
import {
  requireRow,
  type Resolvers,
  requireUnreferenced,
  requireReference,
  requireMatchingId,
} from './resolver.ts'

export const visas: Resolvers<'visas'> = {
  list: async ({ database }) => withCountries(await database.visas.all(), database),
  async byCountry({ parameters, database }) {
    const rows = await database.visas.all()
    return withCountries(
      rows.filter(({ countryId }) => countryId === parameters.countryId),
      database,
    )
  },
  async detail({ parameters, database }) {
    const row = requireRow(await database.visas.find(parameters.id), 'Visa')
    return requireRow((await withCountries([row], database))[0], 'Visa')
  },
  async create({ body, database }) {
    await requireCountry(body, database)
    const { id } = await database.visas.insert(body)
    return `Visa ${id} created`
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    await requireCountry(body, database)
    requireRow(await database.visas.update(body), 'Visa')
  },
  async remove({ parameters: { id }, database }) {
    requireRow(await database.visas.find(id), 'Visa')
    const hasVisa = (row: { visaId: number | null }) => row.visaId === id
    requireUnreferenced({
      interventions: (await database.interventions.all()).filter(hasVisa).length,
      faqs: (await database.faqs.all()).filter(hasVisa).length,
    })
    await database.visas.remove(id)
  },
}

async function withCountries(rows: readonly VisaRow[], database: Database): Promise<Visa[]> {
  const countries = await database.countries.all()
  return rows.map((row) => {
    const country = countries.find(({ id }) => id === row.countryId)
    return {
      ...row,
      country: country === undefined ? null : { id: country.id, name: country.name },
    }
  })
}

async function requireCountry(
  { countryId }: { countryId: number | null },
  database: Database,
): Promise<void> {
  if (countryId !== null) requireReference(await database.countries.find(countryId), 'countryId')
}
