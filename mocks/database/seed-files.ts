import { readFile } from 'node:fs/promises'

import type { ReadSeed } from './seed.ts'

/** Reads the rows of a table from the fixtures, in Node. `seed.ts` does the same through the bundler. */
export const readSeedFiles: ReadSeed = async (table) => {
  if (table === 'mails') return []
  const file = new URL(`../fixtures/data/${table}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
