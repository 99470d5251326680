import { readFile, writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { brandEngraving, brandInitial, brandSeal } from './brand.ts'

const file = new URL('../../../public/favicon.svg', import.meta.url)

/** Run with `UPDATE_FAVICON=1` to rewrite the favicon after the emblem has changed. */
test('the favicon is the emblem', async () => {
  if (process.env['UPDATE_FAVICON']) await writeFile(file, favicon())
  expect(await readFile(file, 'utf8')).toBe(favicon())
})

function favicon(): string {
  const { d, transforms, width, opacity } = brandEngraving
  const lines = transforms.reduce(
    (copied, transform, level) =>
      `<g id="a${level}">${copied}</g><use href="#a${level}" transform="${transform}"/>`,
    `<path d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" fill="none"><path fill="#a8242b" d="${brandSeal}"/><g stroke="#fff" stroke-width="${width}" opacity="${opacity}">${lines}</g><path fill="#fff" d="${brandInitial}" transform="translate(8)scale(.3)"/></svg>\n`
}
