import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { type Guidance, toGuidanceMarkdown } from './guidance.ts'

const folder = new URL('../../', import.meta.url)
const stories = globSync('**/*.stories.tsx', { cwd: folder.pathname }).toSorted()
const sources = await Promise.all(
  stories.map(async (path) => ({ path, source: await readFile(new URL(path, folder), 'utf8') })),
)
const components = sources.filter(({ source }) => source.includes("title: 'Components/"))

describe('a component’s page in Storybook', () => {
  it.each(components)('has guidance: $path', async ({ path, source }) => {
    const file = path.replace('.stories.tsx', '.guidance.ts')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the file exports is checked by its type
    const { guidance } = (await import(new URL(file, folder).href)) as { guidance: Guidance }
    expect(source).toMatch(/parameters: \{[^}]*guidance\b/)
    // Whoever looks for the keys of what takes the focus finds them.
    const takesFocus = /userEvent\.(?:tab|keyboard|type)\(/.test(source)
    expect(takesFocus && guidance.keyboard.length === 0).toBe(false)
  })

  it('there are component stories', () => {
    expect(components.length).toBeGreaterThan(25)
  })
})

it('the Markdown has a table of keys, or says that there are none', () => {
  const guidance = { do: ['a'], dont: ['b'], accessibility: ['c'] } as const
  expect(toGuidanceMarkdown({ ...guidance, keyboard: [] })).toContain(
    'Nothing of it takes the focus.',
  )
  expect(
    toGuidanceMarkdown({ ...guidance, keyboard: [{ keys: ['←', '→'], does: 'Chooses.' }] }),
  ).toContain('| <kbd>←</kbd> <kbd>→</kbd> | Chooses. |')
})
