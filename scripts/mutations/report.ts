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
  return tests.filter(({ title, message }) => says.test(`${title}: ${message}`))
}

/** What is wrong with a result, for the terminal. */
export function explain({ mutation, verdict }: Result): string {
  if (verdict.is === 'passed') return `survived: ${verdict.tests} tests passed without it`
  if (verdict.is === 'broken') return `no result: ${verdict.why}`
  const said = verdict.tests.map(({ title, message }) => `${title}: ${message}`).join('\n')
  return `failed for another reason than ${String(mutation.says)}:\n${said}`
}

/** Puts the results into the table of `docs/security.md`; what was not tried this time keeps its row. */
export async function writePage(
  list: readonly Mutation[],
  results: readonly Result[],
): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error('docs/security.md has no place for the table.')
  const today = new Date().toISOString().slice(0, 10)
  const table = tableOf(list, rowsOf(text.slice(from, to)), results, today)
  await writeFile(page, `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`)
}

/** The rows of a table by what they begin with. */
function rowsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name] = /^\| (.*?) \|/.exec(line) ?? []
      return name === undefined ? [] : [[name, line]]
    }),
  )
}

/** A row for each mutation of the list, in its order. */
export function tableOf(
  list: readonly Mutation[],
  rows: ReadonlyMap<string, string>,
  results: readonly Result[],
  today: string,
): string {
  const found = new Map(results.map((result) => [result.mutation, result]))
  return [
    '| Taken out | What failed | Seconds | Tried |',
    '|---|---|---:|---|',
    ...list.map((mutation) => {
      const result = found.get(mutation)
      if (result !== undefined) return rowOf(result, today)
      return rows.get(mutation.name) ?? `| ${mutation.name} | *not tried yet* | | |`
    }),
  ].join('\n')
}

function rowOf(result: Result, today: string): string {
  const { mutation, seconds } = result
  return `| ${mutation.name} | ${whatFell(result)} | ${seconds.toFixed(0)} | ${today} |`
}

/** The file and its one test that fell, or how many. */
function whatFell(result: Result): string {
  const { mutation, verdict } = result
  if (verdict.is !== 'failed' || !isCaught(result)) return '**nothing**'
  const [first, ...others] = fallenFor(mutation, verdict.tests)
  const what = others.length === 0 ? asText(first?.title ?? '') : `${others.length + 1} tests`
  return `\`${mutation.check.file}\`: ${what}`
}

/** A title in a cell of Markdown. */
function asText(title: string): string {
  return title.replaceAll(/[\\|<*_`[]/g, String.raw`\$&`)
}
