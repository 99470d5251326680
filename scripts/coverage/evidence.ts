import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { scenarios } from '../../mocks/scenarios.ts'

/** A story or test that shows something of the specification, as its own words say. */
export interface Evidence {
  readonly kind: 'story' | 'test'
  /** The title of the stories or the path of the test's file. */
  readonly source: string
  readonly name: string
  /** The clauses or sections that it cites. */
  readonly citedIds: readonly string[]
}

const root = new URL('../../', import.meta.url)

/**
 * Reads all evidence from the files. A test cites in its title, or in that of its group:
 * `test('… (spec 2.4.2, 4.3)')`. A story cites in the doc comment over it, or over its file's
 * `meta`: `… (spec 8.7)`.
 */
export async function readEvidence(): Promise<Evidence[]> {
  const stories = await readFiles('{src,mocks}/**/*.stories.tsx')
  const tests = await readFiles('{src,mocks,scripts,tests}/**/*.{test,spec}.{ts,tsx}')
  return [
    ...stories.flatMap(({ path, text }) => parseStoryEvidence(path, text)),
    ...tests.flatMap(({ path, text }) => parseTestEvidence(path, text)),
    // Their tests are made from the list, so that no title stands in a file.
    ...scenarios.map(({ name, specClauses: citedIds }): Evidence => ({
      kind: 'test',
      source: 'tests/e2e/scenarios.spec.ts',
      name: `scenario ${name}`,
      citedIds,
    })),
  ]
}

export function parseStoryEvidence(path: string, text: string): Evidence[] {
  const source = text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1] ?? path
  const commented = text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const (\w+)/g)
  const fromComments = [...commented].map(([, comment = '', name = '']): Evidence => ({
    kind: 'story',
    source,
    name: name === 'meta' ? 'all' : name,
    citedIds: parseCitations(comment),
  }))
  const fromSteps = findCitingTitles(text).map((name): Evidence => ({
    kind: 'story',
    source,
    name,
    citedIds: parseCitations(name),
  }))
  return [...fromComments, ...fromSteps].filter(({ citedIds }) => citedIds.length > 0)
}

export function parseTestEvidence(source: string, text: string): Evidence[] {
  return findCitingTitles(text).map((name) => ({
    kind: 'test',
    source,
    name,
    citedIds: parseCitations(name),
  }))
}

/** The strings that cite. */
function findCitingTitles(text: string): string[] {
  return Array.from(
    text.matchAll(/(['"`])((?:(?!\1)[^\n])*\(spec \d(?:(?!\1)[^\n])*)\1/g),
    ([, , title = '']) => title,
  )
}

/** `'a level opens (spec 2.4.2, 4.3)'` cites 2.4.2 and 4.3. */
export function parseCitations(words: string): string[] {
  return Array.from(words.matchAll(/\(spec (\d[\d.]*(?:, \d[\d.]*)*)/g), ([, list = '']) =>
    list.split(', '),
  ).flat()
}

async function readFiles(pattern: string): Promise<{ path: string; text: string }[]> {
  const paths = globSync(pattern, { cwd: root.pathname })
  return Promise.all(
    paths
      .toSorted()
      .map(async (path) => ({ path, text: await readFile(new URL(path, root), 'utf8') })),
  )
}
