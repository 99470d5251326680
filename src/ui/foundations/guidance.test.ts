import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { toKeyTable } from './guidance.ts'

const sourceFolder = new URL('../../', import.meta.url)
const storyPaths = globSync('**/*.stories.tsx', { cwd: fileURLToPath(sourceFolder) }).toSorted()
const sources = await Promise.all(
  storyPaths.map(async (path) => ({
    path,
    source: await readFile(new URL(path, sourceFolder), 'utf8'),
  })),
)
const components = sources.filter(({ source }) => source.includes("title: 'Components/"))

describe('a component’s page in Storybook', () => {
  it.each(components)('has guidance, with keys if it is focusable: $path', ({ source }) => {
    expect(source).toMatch(/^const guidance: Guidance = \{/m)
    expect(source).toMatch(/parameters: \{[^}]*guidance\b/)
    const isFocusable = /userEvent\.(?:tab|keyboard|type)\(/.test(source)
    expect(isFocusable && !source.includes('  keyboard: {')).toBe(false)
  })

  // So that the test above does not pass because it found none.
  it('there are component stories', () => {
    expect(components.length).toBeGreaterThan(25)
  })
})

it('the keys are a table, or a sentence if there are none', () => {
  expect(toKeyTable(undefined)).toBe('No part of it is focusable.')
  expect(toKeyTable({ '← →': 'Chooses.' })).toContain('| <kbd>←</kbd> <kbd>→</kbd> | Chooses. |')
})
