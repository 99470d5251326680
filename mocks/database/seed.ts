import type { TableName, Tables } from './tables.ts'

export type ReadSeed = <Name extends TableName>(table: Name) => Promise<readonly Tables[Name][]>

/** Reads the rows of a table from the fixtures, through the bundler (Node: `seed-files.ts`). Mails have no seed. */
export const readSeed: ReadSeed = async (table) => {
  if (table === 'mails') return []
  const file = (await import(`../fixtures/data/${table}.json`)) as { default: unknown }
  // `npm run fixtures` writes the files from the same row types, and a test parses them.
  return file.default as Tables[typeof table][]
}
