import { readFile, writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { createPassportFile } from './passport.ts'

const file = new URL('passport.svg', import.meta.url)

/** Run with `UPDATE_PASSPORT=1` to rewrite the file after the drawing code has changed. */
test('the file of the passport is what the drawing code draws', async () => {
  if (process.env['UPDATE_PASSPORT']) await writeFile(file, createPassportFile())
  expect(await readFile(file, 'utf8')).toBe(createPassportFile())
})
