import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { scenarios } from '../../mocks/scenarios.ts'
import { sectionTitles } from '../../mocks/specification-sections.ts'
import { type Clause, clauses, sections } from './clauses.ts'

/** A story or test of the product that cites clauses. */
export interface Evidence {
  readonly kind: 'story' | 'test'
  /** The title of the stories or the path of the test file. */
  readonly source: string
  readonly name: string
  readonly citedIds: readonly string[]
}

const root = new URL('../../', import.meta.url)

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
export async function findWrongCitations(): Promise<string[]> {
  const ids = new Set(['2', ...sections, ...clauses.map(({ id }) => id)])
  const files = await readFiles('{src,mocks,tests,scripts,.storybook}/**/*.{ts,tsx,css,mdx}')
  const scenarioClauses = scenarios.flatMap(({ specClauses }) => specClauses)
  return [
    ...files.map(({ path, text }) => ({ path, citedIds: parseCitations(text) })),
    { path: 'mocks/scenarios.ts', citedIds: scenarioClauses },
  ].flatMap(({ path, citedIds }) =>
    citedIds.filter((id) => !ids.has(id)).map((id) => `${path}: ${id}`),
  )
}

/** The evidence that cites a clause by its own number. The number of a section alone is not evidence. */
export function findEvidence({ id }: Clause, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ citedIds }) => citedIds.includes(id))
}

/** The text of `docs/specification.md`. */
export function renderSpecification(evidence: readonly Evidence[]): string {
  const tables = sections.map((section) => {
    const rows = clauses
      .filter((clause) => clause.section === section)
      .map((clause) => renderRow(clause, evidence))
    const heading = `## ${section} ${sectionTitles[section]?.en ?? ''}`
    return `${heading}\n\n| Clause | The product | Shown by |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Specification

For whoever changes what the product does: each requirement, in our own words, with the stories and tests that show it.

\`npm run specification\` writes this page from \`scripts/specification/clauses.ts\` and from the stories and tests. They cite
a clause as \`(spec 2.4.2)\`, or a whole section as \`(spec 2.4)\`. A unit test fails if a clause has no story or test, if a
citation names no clause, or if this page is out of date. A 'documented' text is in the language files, to the letter.
Where the product departs from the specification, [decisions.md](decisions.md) says why.

${tables.join('\n')}`
}

function renderRow(clause: Clause, evidence: readonly Evidence[]): string {
  const entries = findEvidence(clause, evidence).map(
    ({ kind, source, name }) => `${kind} \`${source}\` ${removeCitation(name)}`,
  )
  const cells = [clause.id, clause.text, [...new Set(entries)].join('<br>')]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
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
