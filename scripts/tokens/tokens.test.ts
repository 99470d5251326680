import { readFile } from 'node:fs/promises'

import { parseCustomProperties, type TokenGroup } from 'design-tokens'
import { expect, it } from 'vitest'

import { readTokenDocuments } from './documents.ts'

const documents = await readTokenDocuments()
const properties = parseCustomProperties(await readFile('src/ui/styles/tokens.css', 'utf8'))

it.each(Object.entries(documents))('%s is up to date (npm run tokens)', async (path, document) => {
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(document)
})

it('the design tokens omit only the measures, whose unit the format does not support', () => {
  const names = listNames(documents['public/design-tokens.json'])
  const written = new Set(names.map((name) => name.replace('.default', '').replace('.', '-')))
  const omitted = [...properties.keys()].filter((name) => !written.has(name))
  expect(omitted).toEqual(['measure', 'measure-heading-font'])
})

it('the Figma variables omit only lines, shadows, easings, layers and measures', () => {
  const { variables } = documents['public/figma-variables.json'].meta
  const written = new Set(Object.values(variables).map(({ name }) => name.replace('/', '-')))
  const omitted = [...properties.keys()].filter((name) => !written.has(name))
  const groups = new Set(omitted.map((name) => name.split('-')[0]))
  expect(groups).toEqual(new Set(['easing', 'layer', 'line', 'measure', 'shadow']))
})

it('the colours of Storybook’s theme are tokens', async () => {
  const theme = await readFile('.storybook/theme.ts', 'utf8')
  const colours = new Set(properties.values())
  const used = theme.match(/#[\da-f]{6}/g) ?? []
  expect(used.length).toBeGreaterThan(5)
  for (const colour of used) expect(colours).toContain(colour)
})

function listNames(group: TokenGroup): string[] {
  return Object.entries(group).flatMap(([name, member]) =>
    '$value' in member ? [name] : listNames(member).map((inner) => `${name}.${inner}`),
  )
}
