import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

import { budgets, getScriptBudget } from './budgets.ts'
import type { Visit } from './visit.ts'

/** Medians of the visits of a page. */
export interface PageResult {
  readonly route: string
  readonly path: string
  /** The same HTML without scripts. */
  readonly static: Visit
  readonly fr: Visit
  readonly en: Visit
  /** Home page only. */
  readonly demo: Visit | undefined
}

export interface Interactions {
  readonly routeChange: number
  readonly lawyersKeystroke: number
  /** Until the first lawyer changes. */
  readonly lawyersList: number
  readonly backOfficeKeystroke: number
  readonly backOfficeList: number
  readonly memoryGrowth: number
}

export interface BenchResults {
  readonly date: string
  readonly machine: string
  readonly rounds: number
  readonly pages: readonly PageResult[]
  readonly interactions: Interactions | undefined
}

const docsPath = new URL('../../docs/performance.md', import.meta.url).pathname
const startMarker = '<!-- Written by npm run bench. -->'
const endMarker = '<!-- End of what npm run bench writes. -->'

export function describeMachine(browser: string): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${memory} GB, Chromium ${browser}, Node ${process.versions.node}`
}

/** Writes the results as JSON, for later comparisons. */
export async function writeResults(folder: string, results: BenchResults): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/results.json`, `${JSON.stringify(results, undefined, 2)}\n`)
}

/** Replaces the tables in `docs/performance.md`. */
export async function updateDocs(results: BenchResults): Promise<void> {
  const text = await readFile(docsPath, 'utf8')
  const [from, to] = [text.indexOf(startMarker), text.indexOf(endMarker)]
  if (from === -1 || to < from)
    throw new Error('docs/performance.md has no markers for the tables.')
  const tables = `${startMarker}\n\n${formatTables(results)}\n\n`
  await writeFile(docsPath, text.slice(0, from) + tables + text.slice(to))
}

export function formatTables(results: BenchResults): string {
  const { date, machine, rounds, pages, interactions } = results
  const heading = `${date.slice(0, 10)}, medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${machine}.`
  const rows = [
    ...(pages.some(({ fr }) => fr.scripts > 0) ? [formatLoadTable(pages)] : []),
    formatInteractionTable(pages, interactions),
  ]
  return [heading, ...rows].join('\n\n')
}

function formatLoadTable(pages: readonly PageResult[]): string {
  const rows = pages.map(({ route, static: reference, fr, en }) => {
    const worst = en.largestPaint > fr.largestPaint ? en : fr
    return [
      `\`${route}\``,
      formatKilobytes(fr.wire),
      String(fr.requests),
      formatFigure(fr.scripts / 1024, getScriptBudget(route), 0),
      `${Math.round(fr.firstPaint)}`,
      `${Math.round(fr.largestPaint)} / ${Math.round(en.largestPaint)}`,
      `${Math.round(reference.largestPaint)}`,
      formatFigure(worst.largestPaint / reference.largestPaint, budgets.largestPaintRatio, 2),
      formatFigure(Math.max(fr.layoutShift, en.layoutShift), budgets.layoutShift, 3),
      formatFigure(Math.max(fr.blockingTime, en.blockingTime), budgets.blockingTime, 0),
      reference.blockingTime.toFixed(0),
    ]
  })
  const goal = [
    '*goal*',
    '',
    '',
    `${budgets.pageScripts}, home ${budgets.homeScripts}`,
    '',
    '',
    '',
    String(budgets.largestPaintRatio),
    String(budgets.layoutShift),
    String(budgets.blockingTime),
    '',
  ]
  return formatTable(
    [
      'page',
      'wire KB',
      'requests',
      'JS KB',
      'FCP ms',
      'LCP ms, fr / en',
      'static LCP ms',
      'worst LCP ÷ static',
      'CLS',
      'worst TBT ms',
      'static TBT ms',
    ],
    [goal, ...rows],
  )
}

function formatInteractionTable(
  pages: readonly PageResult[],
  interactions: Interactions | undefined,
): string {
  const home = pages.find(({ route }) => route === '/')
  const rows: string[][] = []
  const row = (what: string, figure: number, goal: number, digits: number) => {
    const ratio = (figure / goal).toFixed(2)
    rows.push([what, String(goal), formatFigure(figure, goal, digits), ratio])
  }
  if (home !== undefined) {
    row('home, whole first visit, KB', home.fr.wire / 1024, budgets.homeWire, 0)
    if (home.demo !== undefined) {
      const ratio = home.demo.firstPaint / home.fr.firstPaint
      row('home of the demo, FCP against `dist/`', ratio, budgets.demoPaintRatio, 2)
    }
  }
  if (interactions !== undefined) {
    const { routeChange, lawyersKeystroke, lawyersList, memoryGrowth } = interactions
    const { backOfficeKeystroke, backOfficeList } = interactions
    row('worst change of route, click to paint, ms', routeChange, budgets.routeChange, 0)
    row('worst key in a search of 5,000 lawyers, ms', lawyersKeystroke, budgets.keystroke, 0)
    row('… until its list is painted, ms', lawyersList, budgets.keystroke, 0)
    row('worst key in a back-office list of 5,000, ms', backOfficeKeystroke, budgets.keystroke, 0)
    row('… until its list is painted, ms', backOfficeList, budgets.keystroke, 0)
    row('memory after 50 visits ÷ after 10', memoryGrowth, budgets.memoryRatio, 2)
  }
  return formatTable(['', 'goal', 'figure', 'figure ÷ goal'], rows)
}

/** A figure, in bold if it exceeds its goal. */
function formatFigure(figure: number, goal: number, digits: number): string {
  const text = figure.toFixed(digits)
  return figure > goal ? `**${text}**` : text
}

function formatKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0)
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [formatRow(head), formatRow(head.map(() => '---')), ...rows.map(formatRow)].join('\n')
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
