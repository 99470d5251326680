import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { parseCustomProperties, type TokenGroup, toDesignTokens } from './document.ts'
import { compareExport, toFigmaVariables } from './figma.ts'

const root = new URL('../../', import.meta.url)
const css = await readFile(new URL('src/ui/styles/tokens.css', root), 'utf8')
const tokens = toDesignTokens(css)

function names(group: TokenGroup): string[] {
  return Object.entries(group).flatMap(([name, member]) =>
    '$value' in member ? [name] : names(member).map((inner) => `${name}.${inner}`),
  )
}

describe('the design tokens', () => {
  it('are up to date in public/design-tokens.json (npm run tokens)', async () => {
    const written = await readFile(new URL('public/design-tokens.json', root), 'utf8')
    expect(JSON.parse(written)).toEqual(tokens)
  })

  it('omit only the measures, whose unit the format does not support', () => {
    const written = new Set(
      names(tokens).map((name) => name.replace('.default', '').replace('.', '-')),
    )
    const omitted = [...parseCustomProperties(css).keys()].filter((name) => !written.has(name))
    expect(omitted).toEqual(['measure', 'measure-heading-font'])
  })

  it('refer to existing tokens', () => {
    const tokenNames = new Set(names(tokens))
    const references = Array.from(
      JSON.stringify(tokens).matchAll(/"\{([^}]+)\}"/g),
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(10)
    for (const name of references) expect(tokenNames).toContain(name)
  })
})

it('converts each type of value', () => {
  expect(
    toDesignTokens(`:root {
    --palette-ink: #15203b;
    --color-text: var(--palette-ink);
    --color-line: color-mix(in srgb, var(--palette-ink) 14%, transparent);
    --text-lead: clamp(1rem, 0.9rem + 1vw, 1.25rem);
    --line: 1px solid var(--color-line);
  }`),
  ).toEqual({
    palette: { ink: { $type: 'color', $value: expect.objectContaining({ hex: '#15203b' }) } },
    color: {
      text: { $type: 'color', $value: '{palette.ink}' },
      line: expect.objectContaining({ $value: expect.objectContaining({ alpha: 0.14 }) }),
    },
    text: { lead: expect.objectContaining({ $value: { value: 1.25, unit: 'rem' } }) },
    line: {
      default: {
        $type: 'border',
        $value: { color: '{color.line}', width: { value: 1, unit: 'px' }, style: 'solid' },
      },
    },
  })
})

it('are the colours of Storybook’s theme', async () => {
  const theme = await readFile(new URL('.storybook/theme.ts', root), 'utf8')
  const colours = new Set(parseCustomProperties(css).values())
  const used = theme.match(/#[\da-f]{6}/g) ?? []
  expect(used.length).toBeGreaterThan(5)
  for (const colour of used) expect(colours).toContain(colour)
})

describe('the Figma variables', () => {
  const ours = toFigmaVariables(css)
  const { variables, variableCollections } = ours.meta

  it('are up to date in public/figma-variables.json (npm run tokens)', async () => {
    const written = await readFile(new URL('public/figma-variables.json', root), 'utf8')
    expect(JSON.parse(written)).toEqual(ours)
  })

  it('refer to variables that exist', () => {
    const references = Array.from(
      JSON.stringify(variables).matchAll(/"VARIABLE_ALIAS","id":"([^"]+)"/g),
      ([, id = '']) => id,
    )
    expect(references.length).toBeGreaterThan(10)
    for (const id of references) expect(variables).toHaveProperty([id])
  })

  it('have a value of their type in each mode of their collection', () => {
    const types = {
      COLOR: 'object',
      FLOAT: 'number',
      STRING: 'string',
      BOOLEAN: 'boolean',
    } as const
    for (const { valuesByMode, variableCollectionId, resolvedType } of Object.values(variables)) {
      const { modes } = variableCollections[variableCollectionId] ?? { modes: [] }
      expect(Object.keys(valuesByMode)).toEqual(modes.map(({ modeId }) => modeId))
      for (const value of Object.values(valuesByMode)) {
        expect(value).toBeTypeOf(types[resolvedType])
        expect(value).not.toBeNaN()
      }
    }
  })

  it('hold what was left out of no token but lines, shadows, easings, layers and measures', () => {
    const written = new Set(Object.values(variables).map(({ name }) => name.replace('/', '-')))
    const omitted = [...parseCustomProperties(css).keys()].filter((name) => !written.has(name))
    const groups = new Set(omitted.map((name) => name.split('-')[0]))
    expect(groups).toEqual(new Set(['easing', 'layer', 'line', 'measure', 'shadow']))
  })
})

const colour = (...components: number[]) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components, alpha: 1 },
})

describe('a comparison with an export from Figma', () => {
  const ours = toFigmaVariables(`@layer tokens {
  :root {
    --palette-ink: #15203b;
    --color-text: var(--palette-ink);
    --color-line: color-mix(in srgb, var(--palette-ink) 14%, transparent);
    --space-1: 0.25rem;
    --text-lead: clamp(1rem, 0.5rem + 2vw, 2rem);
    --font-text: 'Instrument Sans', Arial, sans-serif;
  }
}`)
  /** Our file with other values, or another name, of a variable. */
  function exportWith(name: string, changes: object): string {
    const copy = structuredClone(ours)
    const variable = Object.values(copy.meta.variables).find((one) => one.name === name)
    Object.assign(variable ?? {}, changes)
    return JSON.stringify(copy)
  }

  /** Compares a file of Figma's own export, which has one mode. */
  const compareMode = (mode: string, variables: object) =>
    compareExport(
      ours,
      JSON.stringify({ ...variables, $extensions: { 'com.figma.modeName': mode } }),
    )

  it('finds none in our own file, with or without `meta`', () => {
    expect(compareExport(ours, JSON.stringify(ours))).toEqual([])
    expect(compareExport(ours, JSON.stringify(ours.meta))).toEqual([])
  })

  it('computes fluid sizes at the width of each mode, in pixels', () => {
    const valuesByMode = { 'Sizes:Phone': 1, 'Sizes:Tablet': 1, 'Sizes:Desktop': 1 }
    expect(compareExport(ours, exportWith('text/lead', { valuesByMode }))).toEqual([
      'text/lead (Phone): ours is 16, theirs is 1',
      'text/lead (Tablet): ours is 24.4, theirs is 1',
      'text/lead (Desktop): ours is 32, theirs is 1',
    ])
  })

  it('names what is different, through aliases, what is missing and what is new', () => {
    const valuesByMode = { 'Colours:Default': { r: 1, g: 0, b: 0, a: 0.5 } }
    expect(compareExport(ours, exportWith('palette/ink', { valuesByMode }))).toEqual([
      'palette/ink (Default): ours is #15203b, theirs is #ff0000 at 50 %',
      'color/text (Default): ours is #15203b, theirs is #ff0000 at 50 %',
    ])
    expect(compareExport(ours, exportWith('font/text', { name: 'font/body' }))).toEqual([
      'font/text (Default): missing in the export; ours is "Instrument Sans"',
      'font/body (Default): new in the export, "Instrument Sans"',
    ])
  })

  it('reads Figma’s own export, which has a file a mode', () => {
    const ink = colour(0.0824, 0.1255, 0.2314)
    const line = { $type: 'color', $value: { ...ink.$value, alpha: 0.14 } }
    const colours = { palette: { ink }, color: { text: ink, line } }
    expect(compareMode('Default', colours)).toEqual([])
    const changed = { ...colours, color: { text: colour(1, 1, 1), brand: ink } }
    expect(compareMode('Default', changed)).toEqual([
      'color/text (Default): ours is #15203b, theirs is #ffffff',
      'color/line (Default): missing in the export; ours is #15203b at 14 %',
      'color/brand (Default): new in the export, #15203b',
    ])
    const sizes = { space: { 1: { $type: 'number', $value: 4 } } }
    expect(compareMode('Phone', sizes)).toEqual([
      'text/lead (Phone): missing in the export; ours is 16',
    ])
  })

  it('survives aliases that go round in circles', () => {
    const alias = { type: 'VARIABLE_ALIAS', id: 'VariableID:color-text' }
    const text = exportWith('palette/ink', { valuesByMode: { 'Colours:Default': alias } })
    expect(compareExport(ours, text)).toContain(
      'palette/ink (Default): ours is #15203b, theirs is an alias of nothing',
    )
  })

  it.each(['', '{"meta":', 'null', '[]', '{}', '{"meta":{"variables":{}}}', '{"variables":3}'])(
    'says what is wrong with %j',
    (text) => {
      expect(() => compareExport(ours, text)).toThrow(
        /^The export (?:is not JSON|has no variables)/,
      )
    },
  )
})
