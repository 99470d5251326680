import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { parseCustomProperties, type TokenGroup, toDesignTokens } from './document.ts'

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
    expect(omitted).toEqual(['measure', 'measure-lead'])
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
