import type { TableName, Tables } from './tables.ts'

export type ReadSeed = <Name extends TableName>(table: Name) => Promise<readonly Tables[Name][]>

/**
 * The rows of a table as the fixtures have them, a file a table, loaded when it is first read; for what goes through the
 * bundler (Node reads JSON modules otherwise). Mails have no seed.
 */
export const readSeed: ReadSeed = async (table) => {
  if (table === 'mails') return []
  const file = (await import(`../fixtures/data/${table}.json`)) as { default: unknown }
  // written by `npm run fixtures` from the same row types; a test parses them
  return file.default as Tables[typeof table][]
}
