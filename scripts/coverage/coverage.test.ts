import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { clauses, sectionTitles } from './clauses.ts'
import { renderCoverage, findEvidence } from './document.ts'
import { parseCitations, parseStoryEvidence, readEvidence } from './evidence.ts'

const evidence = await readEvidence()

describe('the coverage of the specification', () => {
  it('has a story or test for every clause', () => {
    const missing = clauses.filter((clause) => findEvidence(clause, evidence).length === 0)
    expect(missing.map(({ id, text }) => `${id} ${text}`)).toEqual([])
  })

  it('is cited by numbers that exist', () => {
    const known = new Set([...clauses.map(({ id }) => id), ...sectionTitles.keys(), '2'])
    const unknown = evidence.filter(({ citedIds }) => !citedIds.every((id) => known.has(id)))
    expect(unknown).toEqual([])
  })

  it('is written in docs/coverage.md as the files say it (npm run coverage:spec)', async () => {
    const written = await readFile(new URL('../../docs/coverage.md', import.meta.url), 'utf8')
    expect(written).toBe(renderCoverage(evidence))
  })
})

it('citations are read from titles, and from the comment over a story alone', () => {
  expect(parseCitations('opens (spec 2.4.2, 4.3) and more (spec 9: constants)')).toEqual([
    '2.4.2',
    '4.3',
    '9',
  ])
  const file = `const meta = { title: 'Screens/A' }
/** Of a helper (spec 1.1). */
function helper() {}
/** Shown (spec 8.7). */
export const Empty: Story = {}
export const Loaded: Story = {}`
  expect(parseStoryEvidence('a.stories.tsx', file)).toEqual([
    { kind: 'story', source: 'Screens/A', name: 'Empty', citedIds: ['8.7'] },
  ])
})
