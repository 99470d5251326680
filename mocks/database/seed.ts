import type { TableName, Tables } from './tables.ts'

/** The seed's rows, a file a table, loaded when a table is first read. Mails have none. */
const files: { [Name in TableName]: () => Promise<{ default: unknown }> } = {
  countries: () => import('../fixtures/data/countries.json'),
  visas: () => import('../fixtures/data/visas.json'),
  interventions: () => import('../fixtures/data/interventions.json'),
  articles: () => import('../fixtures/data/articles.json'),
  authors: () => import('../fixtures/data/authors.json'),
  articleStatuses: () => import('../fixtures/data/articleStatuses.json'),
  tags: () => import('../fixtures/data/tags.json'),
  faqs: () => import('../fixtures/data/faqs.json'),
  contactSubjects: () => import('../fixtures/data/contactSubjects.json'),
  testimonials: () => import('../fixtures/data/testimonials.json'),
  lawyers: () => import('../fixtures/data/lawyers.json'),
  mails: () => Promise.resolve({ default: [] }),
}

export type SeedRows = <Name extends TableName>(table: Name) => Promise<readonly Tables[Name][]>

/** The rows of a table as the fixtures have them; for what goes through the bundler (Node reads JSON modules otherwise). */
export const readSeed: SeedRows = async (table) => {
  const file = await files[table]()
  // written by `npm run fixtures` from the same row types; a test parses them
  return file.default as Tables[typeof table][]
}
