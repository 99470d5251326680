import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { project } from './copy.ts'
import type { Mutation } from './mutation.ts'
import type { FailedTest, Verdict } from './verdict.ts'

/** A mutation and what came of it. */
export interface Result {
  readonly mutation: Mutation
  readonly verdict: Verdict
  readonly seconds: number
}

const page = join(project, 'docs/security.md')
const start = '<!-- Written by npm run mutations. -->'
const end = '<!-- End of what npm run mutations writes. -->'

/** Whether the test fell, and for the reason that was meant. */
export function isCaught({ mutation, verdict }: Result): boolean {
  return verdict.is === 'failed' && fallenFor(mutation, verdict.tests).length > 0
}

function fallenFor({ says }: Mutation, tests: readonly FailedTest[]): readonly FailedTest[] {
  return tests.filter(({ message }) => says.test(message))
}

/** What is wrong with a result, for the terminal. */
export function explain({ mutation, verdict }: Result): string {
  if (verdict.is === 'passed') return `survived: ${verdict.tests} tests passed without it`
  if (verdict.is === 'broken') return `no result: ${verdict.why}`
  const said = verdict.tests.map(({ title, message }) => `${title}: ${message}`).join('\n')
  return `failed for another reason than ${String(mutation.says)}:\n${said}`
}

/** Puts the table in the place of the last one in `docs/security.md`. */
export async function writePage(results: readonly Result[]): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error('docs/security.md has no place for the table.')
  const caught = results.filter(isCaught).length
  const date = new Date().toISOString().slice(0, 10)
  const heading = `${date}: ${results.length} taken out, one at a time; ${caught} made their test fail.`
  await writeFile(
    page,
    `${text.slice(0, from)}${start}\n\n${heading}\n\n${tableOf(results)}\n\n${text.slice(to)}`,
  )
}

export function tableOf(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.mutation.name,
    whatFell(result),
    result.seconds.toFixed(0),
  ])
  return [['Taken out', 'What failed', 'Seconds'], ['---', '---', '---:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** The file and its one test that fell, or how many. */
function whatFell(result: Result): string {
  const { mutation, verdict } = result
  if (verdict.is !== 'failed' || !isCaught(result)) return '**nothing**'
  const [first, ...others] = fallenFor(mutation, verdict.tests)
  const what =
    others.length === 0 ? `: ${asText(first?.title ?? '')}` : ` (${others.length + 1} tests)`
  return `\`${mutation.check.file}\`${what}`
}

/** A title in a cell of Markdown. */
function asText(title: string): string {
  return title.replaceAll(/[\\|<*_`[]/g, String.raw`\$&`)
}
