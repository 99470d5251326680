import {
  found,
  type Implementations,
  refuseWhileReferred,
  requireSameId,
} from './implementation.ts'

export const countries: Implementations<'countries'> = {
  list: ({ database }) => database.countries.all(),
  detail: async ({ parameters, database }) =>
    found(await database.countries.find(parameters.id), 'Country'),
  async create({ body, database }) {
    await database.countries.insert({ ...body, continentCode: null })
  },
  async update({ parameters, body, database }) {
    requireSameId(parameters, body)
    const country = found(await database.countries.find(body.id), 'Country')
    await database.countries.update({ ...country, ...body })
  },
  async remove({ parameters: { id }, database }) {
    found(await database.countries.find(id), 'Country')
    const ofCountry = (row: { countryId: number | null }) => row.countryId === id
    refuseWhileReferred({
      visas: (await database.visas.all()).filter(ofCountry).length,
      interventions: (await database.interventions.all()).filter(ofCountry).length,
      faqs: (await database.faqs.all()).filter(ofCountry).length,
      articles: (await database.articles.all()).filter(ofCountry).length,
    })
    await database.countries.remove(id)
  },
}
