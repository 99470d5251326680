import { requireRow, type Resolvers, requireUnreferenced, requireMatchingId } from './resolver.ts'

export const countries: Resolvers<'countries'> = {
  list: ({ database }) => database.countries.all(),
  detail: async ({ parameters, database }) =>
    requireRow(await database.countries.find(parameters.id), 'Country'),
  async create({ body, database }) {
    await database.countries.insert({ ...body, continentCode: null })
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    const country = requireRow(await database.countries.find(body.id), 'Country')
    await database.countries.update({ ...country, ...body })
  },
  async remove({ parameters: { id }, database }) {
    requireRow(await database.countries.find(id), 'Country')
    await requireUnreferenced('countries', id, database)
    await database.countries.remove(id)
  },
}
