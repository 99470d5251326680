import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

import { goals, scriptGoal } from './goals.ts'
import type { Visit } from './visit.ts'

/** Medians of a page's visits. */
export interface PageResult {
  readonly route: string
  readonly path: string
  /** The same HTML without scripts. */
  readonly static: Visit
  readonly fr: Visit
  readonly en: Visit
  /** The home page alone. */
  readonly demo: Visit | undefined
}

export interface Interactions {
  readonly routeChange: number
  readonly lawyersKeystroke: number
  /** Until the first lawyer is another. */
  readonly lawyersList: number
  readonly backOfficeKeystroke: number
  readonly backOfficeList: number
  readonly memoryGrowth: number
}

export interface Results {
  readonly date: string
  readonly machine: string
  readonly rounds: number
  readonly pages: readonly PageResult[]
  readonly interactions: Interactions | undefined
}

const page = new URL('../../docs/performance.md', import.meta.url).pathname
const start = '<!-- Written by npm run bench. -->'
const end = '<!-- End of what npm run bench writes. -->'

export function machine(browser: string): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${memory} GB, Chromium ${browser}, Node ${process.versions.node}`
}

/** For machines, and to compare with later: in a folder that is not committed. */
export async function writeJson(folder: string, results: Results): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/results.json`, `${JSON.stringify(results, undefined, 2)}\n`)
}

/** Puts the tables in the place of the last ones in `docs/performance.md`. */
export async function writePage(results: Results): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error('docs/performance.md has no place for the tables.')
  const tables = `${start}\n\n${tablesOf(results)}\n\n`
  await writeFile(page, text.slice(0, from) + tables + text.slice(to))
}

export function tablesOf(results: Results): string {
  const { date, machine: where, rounds, pages, interactions } = results
  const heading = `${date.slice(0, 10)}, medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${where}.`
  const rows = [
    ...(pages.some(({ fr }) => fr.scripts > 0) ? [loadTable(pages)] : []),
    otherTable(pages, interactions),
  ]
  return [heading, ...rows].join('\n\n')
}

function loadTable(pages: readonly PageResult[]): string {
  const rows = pages.map(({ route, static: reference, fr, en }) => {
    const worst = en.largestPaint > fr.largestPaint ? en : fr
    return [
      `\`${route}\``,
      kilobytes(fr.wire),
      String(fr.requests),
      marked(fr.scripts / 1024, scriptGoal(route), 0),
      `${Math.round(fr.firstPaint)}`,
      `${Math.round(fr.largestPaint)} / ${Math.round(en.largestPaint)}`,
      `${Math.round(reference.largestPaint)}`,
      marked(worst.largestPaint / reference.largestPaint, goals.largestPaintRatio, 2),
      marked(Math.max(fr.layoutShift, en.layoutShift), goals.layoutShift, 3),
      marked(Math.max(fr.blockingTime, en.blockingTime), goals.blockingTime, 0),
      reference.blockingTime.toFixed(0),
    ]
  })
  const goal = [
    '*goal*',
    '',
    '',
    `${goals.pageScripts}, home ${goals.homeScripts}`,
    '',
    '',
    '',
    String(goals.largestPaintRatio),
    String(goals.layoutShift),
    String(goals.blockingTime),
    '',
  ]
  return table(
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

function otherTable(pages: readonly PageResult[], interactions: Interactions | undefined): string {
  const home = pages.find(({ route }) => route === '/')
  const rows: string[][] = []
  const row = (what: string, figure: number, goal: number, digits: number) => {
    const ratio = (figure / goal).toFixed(2)
    rows.push([what, String(goal), marked(figure, goal, digits), ratio])
  }
  if (home !== undefined) {
    row('home, whole first visit, KB', home.fr.wire / 1024, goals.homeWire, 0)
    if (home.demo !== undefined) {
      const ratio = home.demo.firstPaint / home.fr.firstPaint
      row('home of the demo, FCP against `dist/`', ratio, goals.demoPaintRatio, 2)
    }
  }
  if (interactions !== undefined) {
    const { routeChange, lawyersKeystroke, lawyersList, memoryGrowth } = interactions
    const { backOfficeKeystroke, backOfficeList } = interactions
    row('worst change of route, click to paint, ms', routeChange, goals.routeChange, 0)
    row('worst key in a search of 5,000 lawyers, ms', lawyersKeystroke, goals.keystroke, 0)
    row('… until its list is painted, ms', lawyersList, goals.keystroke, 0)
    row('worst key in a back-office list of 5,000, ms', backOfficeKeystroke, goals.keystroke, 0)
    row('… until its list is painted, ms', backOfficeList, goals.keystroke, 0)
    row('memory after 50 visits ÷ after 10', memoryGrowth, goals.memoryRatio, 2)
  }
  return table(['', 'goal', 'figure', 'figure ÷ goal'], rows)
}

/** A figure, in bold where it is above its goal. */
function marked(figure: number, goal: number, digits: number): string {
  const text = figure.toFixed(digits)
  return figure > goal ? `**${text}**` : text
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
