import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

import { budgets, getScriptBudget } from './budgets.ts'
import type { EditorFigures } from './editor.ts'
import { type GrowthFigures, recordCounts } from './growth.ts'
import type { Interactions } from './interactions.ts'
import type { Visit } from './lighthouse.ts'
import type { ShiftFigures } from './shifts.ts'

/** `demo` is `npm start`; `dist` is the production client with the mock server. */
export type Build = 'demo' | 'dist'

/** Medians of the visits of a page. */
export interface PageResult {
  readonly build: Build
  readonly route: string
  /** The same HTML without scripts. */
  readonly static: Visit
  /** One per language. */
  readonly visits: readonly Visit[]
}

interface BenchResults {
  readonly browser: string
  readonly rounds: number
  readonly pages: readonly PageResult[]
  readonly interactions: Interactions | undefined
  readonly editor: EditorFigures | undefined
  readonly shifts: ShiftFigures | undefined
  /** One for each of `recordCounts`. */
  readonly growth: readonly GrowthFigures[] | undefined
}

const docsPath = new URL('../../docs/performance.md', import.meta.url).pathname
const startMarker = '<!-- Written by npm run bench. -->'
const endMarker = '<!-- End of what npm run bench writes. -->'

/** Replaces the tables in `docs/performance.md`. */
export async function writeResults(tables: string): Promise<void> {
  const text = await readFile(docsPath, 'utf8')
  const [from, to] = [text.indexOf(startMarker), text.indexOf(endMarker)]
  if (from === -1 || to < from)
    throw new Error('docs/performance.md has no markers for the tables.')
  await writeFile(
    docsPath,
    `${text.slice(0, from)}${startMarker}\n\n${tables}\n\n${text.slice(to)}`,
  )
}

export function formatTables({
  browser,
  rounds,
  pages,
  interactions,
  editor,
  shifts,
  growth,
}: BenchResults): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const day = new Date().toISOString().slice(0, 10)
  const parts = [
    `${day}, medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${machine}, ${browser}, Node ${process.versions.node}.`,
  ]
  for (const [build, title] of [
    ['demo', '`npm start`'],
    ['dist', '`dist/` with the mock server'],
  ] as const) {
    const ofBuild = pages.filter((page) => page.build === build)
    if (ofBuild.length > 0) parts.push(`### ${title}`, formatVisits(ofBuild))
  }
  if (interactions !== undefined) parts.push('### Interactions', formatInteractions(interactions))
  if (shifts !== undefined) parts.push('### Layout shifts', formatShifts(shifts))
  if (growth !== undefined) parts.push('### Growth', formatGrowth(growth))
  if (editor !== undefined) parts.push('### Editor', formatEditor(editor))
  return parts.join('\n\n')
}

interface Column {
  readonly title: string
  readonly goal?: string | number
  readonly format: (page: PageResult) => string
}

/** A column with a figure for each language. */
function eachLanguage(
  title: string,
  goal: string | number,
  format: (visit: Visit, page: PageResult) => string,
): Column {
  const formatPage = (page: PageResult) => page.visits.map((visit) => format(visit, page))
  return { title, goal, format: (page) => formatPage(page).join(' / ') }
}

const columns: readonly Column[] = [
  { title: 'page', goal: '*goal*', format: ({ route }) => `\`${route}\`` },
  eachLanguage('score', budgets.performance, ({ performance }) =>
    formatScore(performance, budgets.performance),
  ),
  eachLanguage('FCP s', '', ({ firstPaint }) => formatSeconds(firstPaint)),
  eachLanguage('LCP s', '', ({ largestPaint }) => formatSeconds(largestPaint)),
  {
    title: 'static LCP s',
    format: ({ static: reference }) => formatSeconds(reference.largestPaint),
  },
  eachLanguage('LCP ÷ static', budgets.largestPaintRatio, (visit, { static: reference }) =>
    formatFigure(visit.largestPaint / reference.largestPaint, budgets.largestPaintRatio, 2),
  ),
  eachLanguage('TBT ms', budgets.blockingTime, ({ blockingTime }) =>
    formatFigure(blockingTime, budgets.blockingTime, 0),
  ),
  eachLanguage('CLS', budgets.layoutShift, ({ layoutShift }) =>
    formatFigure(layoutShift, budgets.layoutShift, 3),
  ),
  eachLanguage('JS KB', `${budgets.pageScripts}, home ${budgets.homeScripts}`, (visit, { route }) =>
    formatFigure(visit.scripts / 1024, getScriptBudget(route), 0),
  ),
  ...Object.entries({
    accessibility: 'accessibility',
    'best practices': 'bestPractices',
    SEO: 'seo',
  } as const).map(([title, category]) =>
    eachLanguage(title, budgets.otherScores, (visit) =>
      formatScore(visit[category], budgets.otherScores),
    ),
  ),
]

function formatVisits(pages: readonly PageResult[]): string {
  return formatTable(
    columns.map(({ title }) => title),
    [
      columns.map(({ goal = '' }) => String(goal)),
      ...pages.map((page) => columns.map(({ format }) => format(page))),
    ],
  )
}

function formatInteractions(interactions: Interactions): string {
  const rows = [
    ['change of route, worst click to next paint, ms', 'routeChange', budgets.routeChange],
    ['change of route, blocking time, ms', 'routeChangeBlocking', budgets.routeChange],
    ['search of 5,000 lawyers, worst key to next paint, ms', 'lawyersKey', budgets.keystroke],
    ['… until its list is painted, ms', 'lawyersList', budgets.searchList],
    ['back-office list of 5,000, worst key to next paint, ms', 'backOfficeKey', budgets.keystroke],
    ['… until its list is painted, ms', 'backOfficeList', budgets.searchList],
    ['memory after 50 visits ÷ after 10', 'memoryGrowth', budgets.memoryRatio],
  ] as const
  return formatTable(
    ['', 'goal', 'figure'],
    rows.map(([title, name, goal]) => [
      title,
      String(goal),
      formatFigure(interactions[name], goal, name === 'memoryGrowth' ? 2 : 0),
    ]),
  )
}

function formatShifts(figures: ShiftFigures): string {
  const rows = [
    ['fonts 1.5 s late, the page of `dist/` that moves most', 'lateFonts'],
    ['`/faq` of `dist/`', 'faq'],
  ] as const
  return formatTable(
    ['at 360, 412 and 1280 px', 'goal', 'figure'],
    rows.map(([title, name]) => [
      title,
      String(budgets.layoutShift),
      formatFigure(figures[name], budgets.layoutShift, 3),
    ]),
  )
}

/** Times must grow less than the records do. */
function formatGrowth(figures: readonly GrowthFigures[]): string {
  const rows = [
    ['home, elements', 'homeElements'],
    ['home, CPU at full speed, ms', 'homeCpu'],
    ['search of lawyers, worst key to next paint, ms', 'lawyersKey'],
    ['… until its list is painted, ms', 'lawyersList'],
    ['back-office list, worst key to next paint, ms', 'backOfficeKey'],
    ['… until its list is painted, ms', 'backOfficeList'],
  ] as const
  const [fewest, most] = [recordCounts[0], recordCounts.at(-1) ?? recordCounts[0]]
  return formatTable(
    ['', ...recordCounts.map((count) => `${count} records`), `goal: below × ${most / fewest}`],
    rows.map(([title, name]) => {
      const values = figures.map((one) => one[name])
      const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)
      const goal = name === 'homeElements' ? budgets.homeElements : Infinity
      return [
        title,
        ...values.map((value) => formatFigure(value, goal, 0)),
        formatFigure(ratio, most / fewest, 1),
      ]
    }),
  )
}

function formatEditor(figures: EditorFigures): string {
  const rows = [
    ['CPU of a key at full speed, ms', 'editorCpu'],
    ['from a key to its frame at 4×, median, ms', 'editorFrame'],
    ['… of the slowest tenth', 'editorSlowFrame'],
  ] as const
  return formatTable(
    ['a key in an article of 5,000 words', 'goal', 'figure'],
    rows.map(([title, name]) => [
      title,
      String(budgets.editorFrame),
      formatFigure(figures[name], budgets.editorFrame, 1),
    ]),
  )
}

/** The median of each figure. */
export function getMedians<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Figures {
  const [first] = all
  if (first === undefined) throw new Error('Nothing was measured.')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, getMedian(all.map((figures) => figures[name]))]),
  ) as unknown as Figures
}

export function getMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** A figure, in bold if it exceeds its goal. */
function formatFigure(figure: number, goal: number, digits: number): string {
  const text = figure.toFixed(digits)
  return figure > goal ? `**${text}**` : text
}

/** A score, in bold if it is below its goal. */
function formatScore(score: number, goal: number): string {
  return score < goal ? `**${score}**` : String(score)
}

function formatSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
