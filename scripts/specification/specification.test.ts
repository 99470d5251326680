import { describe, expect, it } from 'vitest'

import { sectionTitles } from '../../mocks/specification-sections.ts'
import {
  fillEvidence,
  findEvidence,
  findWrongCitations,
  parseCitations,
  parseClauses,
  parseStoryEvidence,
  readEvidence,
  readSpecification,
} from './specification.ts'

describe('docs/specification.md', async () => {
  const evidence = await readEvidence()
  const specification = await readSpecification()
  const clauses = parseClauses(specification)

  it('numbers the clauses of each section from 1', () => {
    const sections = specification.split(/^## /m).slice(1)
    const titles = Object.entries(sectionTitles).map(([section, { en }]) => `${section} ${en}`)
    expect(sections.map((section) => section.split('\n')[0])).toEqual(
      expect.arrayContaining(titles),
    )
    expect(sections).toHaveLength(titles.length)
    // A row without its last cell would be no clause.
    expect(clauses).toHaveLength(specification.match(/^\|\s*\d/gm)?.length ?? 0)
    for (const section of sections) {
      const [number] = section.split(' ')
      const ids = parseClauses(section).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, index) => `${number}.${index + 1}`))
    }
  })

  it('has a story or test for every clause', () => {
    const missing = clauses.filter(({ id }) => findEvidence(id, evidence).length === 0)
    expect(missing).toEqual([])
  })

  it('has every clause and section that the code cites', async () => {
    expect(await findWrongCitations(clauses)).toEqual([])
  })

  it('is up to date (npm run specification)', () => {
    expect(specification).toBe(fillEvidence(specification, evidence))
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
