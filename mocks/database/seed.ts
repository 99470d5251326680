import type { TableName, Tables } from './tables.ts'

/** The seed's rows, a file a table, loaded when a table is first read. Mails have none. */
const files: { [Name in TableName]: () => Promise<{ default: unknown }> } = {
  countries: () => import('../fixtures/data/countries.json', { with: { type: 'json' } }),
  visas: () => import('../fixtures/data/visas.json', { with: { type: 'json' } }),
  interventions: () => import('../fixtures/data/interventions.json', { with: { type: 'json' } }),
  articles: () => import('../fixtures/data/articles.json', { with: { type: 'json' } }),
  authors: () => import('../fixtures/data/authors.json', { with: { type: 'json' } }),
  articleStatuses: () =>
    import('../fixtures/data/articleStatuses.json', { with: { type: 'json' } }),
  tags: () => import('../fixtures/data/tags.json', { with: { type: 'json' } }),
  faqs: () => import('../fixtures/data/faqs.json', { with: { type: 'json' } }),
  contactSubjects: () =>
    import('../fixtures/data/contactSubjects.json', { with: { type: 'json' } }),
  testimonials: () => import('../fixtures/data/testimonials.json', { with: { type: 'json' } }),
  mails: () => Promise.resolve({ default: [] }),
}

export type SeedRows = <Name extends TableName>(table: Name) => Promise<readonly Tables[Name][]>

/** The rows of a table as the fixtures have them. */
export const readSeed: SeedRows = async (table) => {
  const file = await files[table]()
  // written by `npm run fixtures` from the same row types; a test parses them
  return file.default as Tables[typeof table][]
}
