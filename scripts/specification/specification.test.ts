import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { clauses } from './clauses.ts'
import {
  findEvidence,
  findWrongCitations,
  parseCitations,
  parseStoryEvidence,
  readEvidence,
  renderSpecification,
} from './specification.ts'

describe('docs/specification.md', async () => {
  const evidence = await readEvidence()

  it('has a story or test for every clause', () => {
    const missing = clauses.filter((clause) => findEvidence(clause, evidence).length === 0)
    expect(missing.map(({ id, text }) => `${id} ${text}`)).toEqual([])
  })

  it('has every clause and section that the code cites', async () => {
    expect(await findWrongCitations()).toEqual([])
  })

  it('is up to date (npm run specification)', async () => {
    const path = new URL('../../docs/specification.md', import.meta.url)
    expect(await readFile(path, 'utf8')).toBe(renderSpecification(evidence))
  })
})

it('parses several numbers in one citation', () => {
  const title = 'opens (spec 2.4.2, 4.3) and more (spec 9: constants), as in spec 4 and 5'
  expect(parseCitations(title)).toEqual(['2.4.2', '4.3', '9', '4', '5'])
})

it('attributes a doc comment to the story that follows it', () => {
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
