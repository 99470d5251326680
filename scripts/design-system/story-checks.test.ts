import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'

import { findChecks, maxShown } from './story-checks.ts'

const readChecks = (source: string, stories: readonly string[], tags: readonly string[] = []) => [
  ...findChecks(
    source,
    stories.map((exportName) => ({ exportName, tags })),
  ),
]

it('a story that acts is a check, also by a function of its file or as another story does', () => {
  const source = `const meta = { play: ({ userEvent }) => userEvent.tab() }
async function send({ userEvent }) {}
/** Like Sent. */
export const Default = {}
export const WithError = { args: { label: 'Sent' }, play: ({ canvas }) => canvas.getByText('Error') }
export const Sent = { play: send }
export const SentTwice = { ...Sent }
export const SentLater = { play: Sent.play }
const answers = {}
export const Answered = { args: answers }
export const Focused = { play: ({ canvas }) => canvas.getByRole('button').focus() }`
  const stories = ['Default', 'WithError', 'Sent', 'SentTwice', 'SentLater', 'Answered', 'Focused']
  expect(readChecks(source, stories)).toEqual(['Sent', 'SentTwice', 'SentLater', 'Focused'])
})

it('a story that repeats another one in English or on a phone is a check, but not the first one', () => {
  const stories = ['English', 'Loaded', 'LoadedEnglish', 'OnAPhone', 'LoadedPhone', 'PhoneNumber']
  expect(readChecks('', stories)).toEqual(['LoadedEnglish', 'OnAPhone', 'LoadedPhone'])
})

it('tags of a story or of its file say otherwise', () => {
  const source = 'export const Sent = { play: ({ userEvent }) => userEvent.tab() }'
  expect(readChecks(source, ['Default', 'Sent'], ['state'])).toEqual([])
  expect(readChecks(source, ['Default', 'Sent'], ['check'])).toEqual(['Default', 'Sent'])
  expect(readChecks(source, ['Default', 'Sent'], ['check', 'state'])).toEqual([])
})

it('no component shows more than eight stories', async () => {
  const shown = new Map<string, string[]>()
  for (const path of globSync('src/**/*.stories.tsx')) {
    const source = await readFile(path, 'utf8')
    const { indexInputs } = loadCsf(source, {
      fileName: path,
      makeTitle: (title) => title ?? '',
    }).parse()
    const checks = findChecks(source, indexInputs)
    for (const { exportName, title = '' } of indexInputs) {
      if (!checks.has(exportName)) shown.set(title, [...(shown.get(title) ?? []), exportName])
    }
  }
  expect(shown.size).toBeGreaterThan(100)
  expect([...shown].filter(([, stories]) => stories.length > maxShown)).toEqual([])
})
