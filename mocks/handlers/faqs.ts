import { requireRow, type Resolvers, requireReferences } from './resolver.ts'

export const faqs: Resolvers<'faqs'> = {
  async list({ database }) {
    const countries = await database.countries.all()
    const visas = await database.visas.all()
    return (await database.faqs.all()).map((row) => ({
      ...row,
      countryName: countries.find(({ id }) => id === row.countryId)?.name ?? null,
      visaName: visas.find(({ id }) => id === row.visaId)?.name ?? null,
    }))
  },
  async create({ body, database }) {
    await requireReferences('faqs', body, database)
    await database.faqs.insert(body)
  },
  async update({ parameters, body, database }) {
    await requireReferences('faqs', body, database)
    requireRow(await database.faqs.update({ ...body, id: parameters.id }), 'FAQ')
  },
  async remove({ parameters, database }) {
    requireRow(await database.faqs.remove(parameters.id), 'FAQ')
  },
}
