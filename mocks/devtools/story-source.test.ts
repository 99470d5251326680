import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { createStorySource, type ShownState } from './story-source.ts'

const faq: ShownState = {
  path: '/faq?q=travail#suite',
  scenario: 'normal',
  language: 'fr',
  day: '',
  title: 'Screens/FAQ',
}

it('writes the path, and neither a scenario nor a language that a story has by default', () => {
  expect(createStorySource(faq)).toBe(`import type { Meta } from '@storybook/react-vite'

import { pageAt, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/FAQ/Proposed' } satisfies Meta
export default meta

/** Proposed in the demo: say here what this state shows, and let a play function expect it. */
export const Faq: Story = {
  parameters: pageAt('/faq?q=travail#suite'),
}
`)
})

it('writes the scenario, the language and the day', () => {
  const source = createStorySource({
    ...faq,
    scenario: 'faq-empty',
    language: 'en',
    day: '2026-12-30',
  })
  expect(source).toContain(`export const FaqEmptyEnglish: Story = {
  globals: english,
  parameters: {
    ...pageAt('/faq?q=travail#suite', 'faq-empty'),
    app: { ...pageAt('/faq?q=travail#suite', 'faq-empty').app, today: '2026-12-30' },
  },
}`)
})

describe('what the address bar may hold', () => {
  const hostile = [
    `/faq?q='+alert(1)+'`,
    String.raw`/faq?q=\'; evil() //`,
    '/faq?q="quotes"',
    '/*/ */ evil() /*',
    `/faq?q=\${evil()}`,
    '/faq?q=a\nb\u2028c',
    '/123/été',
    '/%',
    `/${'a'.repeat(2_000_000)}`,
  ]

  it.each(hostile)('stays a text: %.40s', (path) => {
    const source = createStorySource({ ...faq, path })
    const literal = source.match(/pageAt\((?<literal>(['"]).*\2)\)/s)?.groups?.['literal'] ?? ''
    const content = literal.slice(1, -1)
    // As the JSON that a single-quoted literal was made from.
    const json = content.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`)
    expect(JSON.parse(literal.startsWith('"') ? literal : `"${json}"`)).toBe(path)
    const unescaped = content.replaceAll(/\\./g, '')
    expect(unescaped).not.toContain(literal.slice(0, 1))
    expect(unescaped).not.toContain('\n')
    expect(source).toMatch(/^export const [A-Z]\w{0,400}: Story = \{$/m)
  })

  it('does not name the recording, which only its browser has', () => {
    expect(createStorySource({ ...faq, scenario: 'recording' })).not.toContain('recording')
  })
})

it('writes what the compiler accepts: the check of types reads a file that it wrote', async () => {
  const sample = createStorySource({
    path: `/faq?q=l'été`,
    scenario: 'faq-empty',
    language: 'en',
    day: '2026-12-30',
    title: 'Screens/FAQ',
  })
  const file = new URL('../../tests/support/proposed.stories.tsx', import.meta.url)
  expect(await readFile(file, 'utf8')).toBe(sample)
})
