import { readFile, writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { createPassportFile } from './passport.ts'

const file = new URL('passport.svg', import.meta.url)

/** Run with `UPDATE_PASSPORT=1` to rewrite the file after the drawing code has changed. */
test('passport.svg is up to date with the drawing code', async () => {
  if (process.env['UPDATE_PASSPORT']) await writeFile(file, createPassportFile())
  expect(await readFile(file, 'utf8')).toBe(createPassportFile())
})
