import { readFile } from 'node:fs/promises'

import type { ReadSeedTable } from './seed.ts'
import { tableWithoutSeed } from './tables.ts'

/** Reads the rows of a table from the fixtures, in Node. `seed.ts` does the same through the bundler. */
export const readSeedFiles: ReadSeedTable = async (table) => {
  if (table === tableWithoutSeed) return []
  const file = new URL(`../fixtures/data/${table}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
