import { readFile, writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { brandInitial, brandSeal, brandEngraving as turning } from './brand.ts'

const file = new URL('../../../public/favicon.svg', import.meta.url)

/** Run with `UPDATE_FAVICON=1` to rewrite the favicon after the emblem has changed. */
test('the favicon is the emblem', async () => {
  if (process.env['UPDATE_FAVICON']) await writeFile(file, favicon())
  expect(await readFile(file, 'utf8')).toBe(favicon())
})

function favicon(): string {
  let group = `<path d="${turning.d}"/>`
  for (const [level, transforms] of turning.steps.entries()) {
    const uses = transforms.map((transform) => `<use href="#a${level}" transform="${transform}"/>`)
    group = `<g id="a${level}">${group}</g>${uses.join('')}`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" fill="none"><path fill="#a8242b" d="${brandSeal}"/><g stroke="#fff" stroke-width="${turning.width}" opacity="${turning.opacity}">${group}</g><path fill="#fff" d="${brandInitial}" transform="translate(8)scale(.3)"/></svg>\n`
}
