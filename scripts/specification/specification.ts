import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { scenarios } from '../../mocks/scenarios.ts'
import { sectionTitles } from '../../mocks/specification-sections.ts'

/** One requirement of the specification. */
interface Clause {
  /** The section, then the number of the clause in it: '2.4.1', '8.7'. */
  readonly id: string
  readonly text: string
}

/** A story or test of the product that cites clauses. */
export interface Evidence {
  readonly kind: 'story' | 'test'
  /** The title of the stories or the path of the test file. */
  readonly source: string
  readonly name: string
  readonly citedIds: readonly string[]
}

const root = new URL('../../', import.meta.url)
export const specificationUrl = new URL('docs/specification.md', root)

/**
 * Reads all evidence from the files. A test cites clauses in its title or in that of its group:
 * `test('… (spec 2.4.2, 4.3)')`. A story cites them in the doc comment above it or above the `meta` of its
 * file, or in the title of a step: `… (spec 8.7)`.
 */
export async function readEvidence(): Promise<Evidence[]> {
  const stories = await readFiles('{src,mocks}/**/*.stories.tsx')
  const tests = await readFiles('{src,mocks,tests}/**/*.{test,spec,browser}.{ts,tsx}')
  return [
    ...stories.flatMap(({ path, text }) => parseStoryEvidence(path, text)),
    ...tests.flatMap(({ path, text }) => toEvidence('test', path, text)),
    // Their tests are generated from the list, so no file contains their titles.
    ...scenarios.map(({ name, specClauses: citedIds }): Evidence => ({
      kind: 'test',
      source: 'tests/resilience/scenarios.browser.tsx',
      name: `scenario ${name}`,
      citedIds,
    })),
  ]
}

export function parseStoryEvidence(path: string, text: string): Evidence[] {
  const source = text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1] ?? path
  const comments = text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const (\w+)/g)
  const fromComments = Array.from(comments, ([, comment = '', name = '']): Evidence => ({
    kind: 'story',
    source,
    name: name === 'meta' ? 'all' : name,
    citedIds: parseCitations(comment),
  }))
  const fromSteps = toEvidence('story', source, text)
  return [...fromComments, ...fromSteps].filter(({ citedIds }) => citedIds.length > 0)
}

/** Evidence for each string in the text that cites a clause. */
function toEvidence(kind: Evidence['kind'], source: string, text: string): Evidence[] {
  const titles = text.matchAll(/(['"`])((?:(?!\1)[^\n])*\(spec \d(?:(?!\1)[^\n])*)\1/g)
  return Array.from(titles, ([, , name = '']) => ({
    kind,
    source,
    name,
    citedIds: parseCitations(name),
  }))
}

/** `'a level opens (spec 2.4.2, 4.3)'` cites 2.4.2 and 4.3. */
export function parseCitations(text: string): string[] {
  const citations = text.matchAll(/\bspec (\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)/g)
  return Array.from(citations, ([, list = '']) => list.split(/, | and /)).flat()
}

/** The citations anywhere in the repository that name no clause and no section, as `path: number`. */
export async function findWrongCitations(clauses: readonly Clause[]): Promise<string[]> {
  const ids = new Set(['2', ...Object.keys(sectionTitles), ...clauses.map(({ id }) => id)])
  const files = await readFiles('{src,mocks,tests,scripts,.storybook}/**/*.{ts,tsx,css,mdx}')
  const scenarioClauses = scenarios.flatMap(({ specClauses }) => specClauses)
  return [
    ...files.map(({ path, text }) => ({ path, citedIds: parseCitations(text) })),
    { path: 'mocks/scenarios.ts', citedIds: scenarioClauses },
  ].flatMap(({ path, citedIds }) =>
    citedIds.filter((id) => !ids.has(id)).map((id) => `${path}: ${id}`),
  )
}

export function readSpecification(): Promise<string> {
  return readFile(specificationUrl, 'utf8')
}

/** A table row. The third cell, with what shows the clause, is written by `fillEvidence`. */
const clauseRow = /^\| (\d+(?:\.\d+)+) \| (.+?) \|.*\|$/gm

export function parseClauses(specification: string): Clause[] {
  return Array.from(specification.matchAll(clauseRow), ([, id = '', text = '']) => ({ id, text }))
}

/** The evidence that cites a clause by its own number. The number of a section alone is not evidence. */
export function findEvidence(id: string, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ citedIds }) => citedIds.includes(id))
}

/** The specification with the stories and tests of each clause in its row. */
export function fillEvidence(specification: string, evidence: readonly Evidence[]): string {
  return specification.replaceAll(clauseRow, (_, id: string, text: string) => {
    const entries = findEvidence(id, evidence).map(
      ({ kind, source, name }) => `${kind} \`${source}\` ${removeCitation(name)}`,
    )
    const cell = [...new Set(entries)].join('<br>').replaceAll('|', '\\|')
    return `| ${id} | ${text} | ${cell} |`
  })
}

function removeCitation(name: string): string {
  return name.replace(/ \(spec [^)]*\)/, '').replaceAll(/[<>{}*_`$]/g, '')
}

async function readFiles(pattern: string): Promise<{ path: string; text: string }[]> {
  const paths = globSync(pattern, { cwd: root.pathname }).toSorted()
  return Promise.all(
    paths
      .filter((path) => !path.startsWith('scripts/specification/'))
      .map(async (path) => ({ path, text: await readFile(new URL(path, root), 'utf8') })),
  )
}
