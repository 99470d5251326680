import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import {
  type Evidence,
  findWrongCitations,
  parseClauses,
  parseStoryEvidence,
  parseTestEvidence,
  type SourceFile,
} from 'requirement-evidence'

import { scenarios } from '../../mocks/scenarios.ts'
import { sectionTitles } from '../../mocks/specification-sections.ts'

const root = new URL('../../', import.meta.url)
export const specificationUrl = new URL('docs/specification.md', root)

/** Reads all evidence from the files. */
export async function readEvidence(): Promise<Evidence[]> {
  const stories = await readFiles('{src,mocks}/**/*.stories.tsx')
  const tests = await readFiles('{src,mocks,tests}/**/*.{test,spec,browser}.{ts,tsx}')
  return [
    ...stories.flatMap(parseStoryEvidence),
    ...tests.flatMap(parseTestEvidence),
    // Their tests are generated from the list, so no file contains their titles.
    ...scenarios.map(({ name, specClauses: citedIds }): Evidence => ({
      kind: 'test',
      source: 'tests/resilience/scenarios.browser.tsx',
      name: `scenario ${name}`,
      citedIds,
    })),
  ]
}

/** The citations anywhere in the repository that name no clause and no section, as `path: number`. */
export async function listWrongCitations(specification: string): Promise<string[]> {
  const clauseIds = parseClauses(specification).map(({ id }) => id)
  const files = await readFiles('{src,mocks,tests,scripts,.storybook}/**/*.{ts,tsx,css,mdx}')
  const cited = scenarios.flatMap(({ specClauses }) => specClauses)
  return findWrongCitations(new Set(['2', ...Object.keys(sectionTitles), ...clauseIds]), [
    ...files,
    { path: 'mocks/scenarios.ts', text: `spec ${cited.join(', ')}` },
  ])
}

export function readSpecification(): Promise<string> {
  return readFile(specificationUrl, 'utf8')
}

async function readFiles(pattern: string): Promise<SourceFile[]> {
  const paths = globSync(pattern, { cwd: root.pathname }).toSorted()
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(new URL(path, root), 'utf8') })),
  )
}
