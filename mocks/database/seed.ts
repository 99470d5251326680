import { type TableName, type Tables, tableWithoutSeed } from './tables.ts'

export type ReadSeedTable = <Name extends TableName>(
  table: Name,
) => Promise<readonly Tables[Name][]>

/** Reads the rows of a table from the fixtures, through the bundler (Node: `seed-files.ts`). */
export const readSeed: ReadSeedTable = async (table) => {
  if (table === tableWithoutSeed) return []
  const file = (await import(`../fixtures/data/${table}.json`)) as { default: unknown }
  // `npm run fixtures` writes the files from the same row types, and a test parses them.
  return file.default as Tables[typeof table][]
}
