import { fillEvidence, findEvidence, parseClauses } from 'requirement-evidence'
import { describe, expect, it } from 'vitest'

import { sectionTitles } from '../../mocks/specification-sections.ts'
import { listWrongCitations, readEvidence, readSpecification } from './specification.ts'

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
    expect(await listWrongCitations(specification)).toEqual([])
  })

  it('is up to date (npm run specification)', () => {
    expect(specification).toBe(fillEvidence(specification, evidence))
  })
})
