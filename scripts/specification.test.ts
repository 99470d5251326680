import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { scenarios } from '../mocks/scenarios.ts'
import { sectionTitles } from '../mocks/specification-sections.ts'

const root = new URL('../', import.meta.url)
/** They show what the product does. */
const tests = '{src,mocks,tests}/**/*.{stories,test,spec,browser,walk,flow}.{ts,tsx}'
const sources = '{src,mocks,tests,scripts,.storybook}/**/*.{ts,tsx,css,mdx}'

describe('docs/specification.md', async () => {
  const specification = await readFile(new URL('docs/specification.md', root), 'utf8')
  const ids = listClauses(specification)
  const scenarioCitations = scenarios.flatMap(({ specClauses }) => specClauses)

  it('numbers the clauses of each section from 1', () => {
    const sections = specification.split(/^## /m).slice(1)
    const titles = Object.entries(sectionTitles).map(([section, { en }]) => `${section} ${en}`)
    expect(new Set(sections.map((section) => section.split('\n')[0]))).toEqual(new Set(titles))
    for (const section of sections) {
      const [number] = section.split(' ')
      const clauses = listClauses(section)
      expect(clauses).toEqual(clauses.map((_, index) => `${number}.${index + 1}`))
    }
  })

  it('has a story or test for every clause', async () => {
    const cited = new Set([...(await readCitations(tests)).keys(), ...scenarioCitations])
    expect(ids.filter((id) => !cited.has(id))).toEqual([])
  })

  it('has every clause and section that the code cites', async () => {
    const known = new Set(['2', ...Object.keys(sectionTitles), ...ids])
    const cited = [
      ...(await readCitations(sources)),
      ...scenarioCitations.map((id) => [id, 'mocks/scenarios.ts']),
    ]
    expect(cited.filter(([id = '']) => !known.has(id))).toEqual([])
  })
})

/** The numbers of the rows: '2.4.1'. */
function listClauses(text: string): string[] {
  return Array.from(text.matchAll(/^\| (\d+(?:\.\d+)+) \|/gm), ([, id = '']) => id)
}

/** What the files cite, with a file that does: `(spec 2.4.2, 4.3)` cites 2.4.2 and 4.3. */
async function readCitations(pattern: string): Promise<Map<string, string>> {
  const citations = new Map<string, string>()
  for (const path of globSync(pattern, { cwd: root.pathname })) {
    const text = await readFile(new URL(path, root), 'utf8')
    for (const [, list = ''] of text.matchAll(
      /\bspec (\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)/g,
    ))
      for (const id of list.split(/, | and /)) citations.set(id, path)
  }
  return citations
}
