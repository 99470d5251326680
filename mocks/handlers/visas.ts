import type { Visa } from '#contract/visas.ts'

import type { Database } from '../database/database.ts'
import type { VisaRow } from '../database/tables.ts'
import {
  found,
  type Implementations,
  refuseWhileReferred,
  requireReference,
  requireSameId,
} from './implementation.ts'

export const visas: Implementations<'visas'> = {
  list: async ({ database }) => withCountries(await database.visas.all(), database),
  async byCountry({ parameters, database }) {
    const rows = await database.visas.all()
    return withCountries(
      rows.filter(({ countryId }) => countryId === parameters.countryId),
      database,
    )
  },
  async detail({ parameters, database }) {
    const row = found(await database.visas.find(parameters.id), 'Visa')
    return found((await withCountries([row], database))[0], 'Visa')
  },
  async create({ body, database }) {
    await requireCountry(body, database)
    const { id } = await database.visas.insert(body)
    return `Visa ${id} created`
  },
  async update({ parameters, body, database }) {
    requireSameId(parameters, body)
    await requireCountry(body, database)
    found(await database.visas.update(body), 'Visa')
  },
  async remove({ parameters: { id }, database }) {
    found(await database.visas.find(id), 'Visa')
    const ofVisa = (row: { visaId: number | null }) => row.visaId === id
    refuseWhileReferred({
      interventions: (await database.interventions.all()).filter(ofVisa).length,
      faqs: (await database.faqs.all()).filter(ofVisa).length,
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
