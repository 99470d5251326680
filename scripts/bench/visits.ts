/**
 * `npm run bench`: lets Lighthouse visit one page of each public route, of `npm start` and of `dist/` with the mock
 * server, in both languages, side by side with the same page without scripts.
 *
 *   npm run bench                                                everything, 5 rounds, and the tables of docs/performance.md
 *   npm run bench -- --only /faq --rounds 1 --build dist --language fr      a part; does not change docs
 *
 * `--only` may be repeated. `--only interactions` measures interactions, `--only editor` a key in a long article, `--only shifts`
 * how late fonts and records move pages, `--only growth` the same with 500, 5,000 and 20,000 records. `--no-build` measures the builds that exist. Run it on a machine that does nothing else.
 */
import { cp, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { parseScenarioOptions } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { runCommand } from '../run-command.ts'
import { startSiteServer } from 'static-server'
import { setApiBaseUrl } from '../api-base-url.ts'
import { measureEditor, type EditorFigures } from './editor.ts'
import { type GrowthFigures, measureGrowth, recordCounts } from './growth.ts'
import { measureInteractions, type Interactions } from './interactions.ts'
import { type Language, launchBrowser, measureVisit, type Visit } from './lighthouse.ts'
import { findLargestPages } from './page-types.ts'
import { measureShifts, type ShiftFigures } from './shifts.ts'
import { type Build, formatTables, getMedians, type PageResult, writeResults } from './report.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
    build: { type: 'string' },
    language: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.')
const builds = select<Build>(['demo', 'dist'], values.build, '--build')
const languages = select<Language>(['fr', 'en'], values.language, '--language')
const isSelected = (name: string) => values.only.length === 0 || values.only.includes(name)
const isWhole =
  values.only.length === 0 && values.build === undefined && values.language === undefined

/** A page with the results of its visits so far. */
interface MeasuredPage {
  readonly build: Build
  readonly route: string
  readonly url: string
  /** The same page without scripts. */
  readonly referenceUrl: string
  readonly visits: Readonly<Record<'static' | Language, Visit[]>>
}

await using resources = new AsyncDisposableStack()
const browsers = {
  fr: resources.use(await launchBrowser('fr')),
  en: resources.use(await launchBrowser('en')),
}
const sites = await Promise.all(builds.map(startSite))
const pages: MeasuredPage[] = []
for (const { build, folder, url, referenceUrl } of sites) {
  for (const { route, path } of await findLargestPages(folder)) {
    if (!isSelected(route)) continue
    const visits = { static: [], fr: [], en: [] }
    pages.push({ build, route, url: url + path, referenceUrl: referenceUrl + path, visits })
  }
}
const interactions: Interactions[] = []
const editorFigures: EditorFigures[] = []
const shiftFigures: ShiftFigures[] = []
/** For each of `recordCounts`, its rounds. */
const growthFigures = recordCounts.map((): GrowthFigures[] => [])
const scenes = await startScenes()

for (let round = 1; round <= rounds; round += 1) {
  // Variants of a page follow one another, so a disturbance affects all of them.
  for (const { build, route, url, referenceUrl, visits } of pages) {
    visits.static.push(await measureVisit(browsers.fr, referenceUrl))
    for (const language of languages) {
      const visit = await measureVisit(browsers[language], url)
      visits[language].push(visit)
      console.log(`round ${round}, ${build}, ${language}: ${route} ${visit.performance}`)
    }
  }
  for (const { name, measure } of scenes) {
    console.log(`round ${round}: ${name}`)
    await measure()
  }
}

const tables = formatTables({
  browser: await browsers.fr.version(),
  rounds,
  pages: pages.map(({ build, route, visits }): PageResult => ({
    build,
    route,
    static: getMedians(visits.static),
    visits: languages.map((language) => getMedians(visits[language])),
  })),
  interactions: interactions.length === 0 ? undefined : getMedians(interactions),
  shifts: shiftFigures.length === 0 ? undefined : getMedians(shiftFigures),
  growth: growthFigures.some(({ length }) => length === 0)
    ? undefined
    : growthFigures.map((figures) => getMedians(figures)),
  editor: editorFigures.length === 0 ? undefined : getMedians(editorFigures),
})
console.log(`\n${tables}`)
if (isWhole) await writeResults(tables)

/** Builds and serves a build: as it is, and as the static reference. */
async function startSite(build: Build) {
  const folder = await buildSite(build)
  const apiUrl = build === 'dist' ? await startApi('normal') : undefined
  const serve = (transformHtml: (html: string) => string) =>
    startServer({ directory: folder, transformHtml })
  return {
    build,
    folder,
    url: await serve((html) => (apiUrl === undefined ? html : setApiBaseUrl(html, apiUrl))),
    referenceUrl: await serve(stripScripts),
  }
}

/** What is measured beside the visits, if it is selected, each with the sites that it needs. */
async function startScenes() {
  const names = ['interactions', 'shifts', 'growth', 'editor'].filter(isSelected)
  if (pages.length === 0 && names.length === 0)
    throw new Error(
      '--only names no public route, nor `interactions`, `shifts`, `growth` or `editor`.',
    )
  if (names.length > 0 && !builds.includes('dist')) await buildSite('dist')
  const publicPaths = (await findLargestPages('dist')).map(({ path }) => path)
  const browser = browsers.fr
  return Promise.all(
    names.map(async (name) => {
      const few = await startClient()
      if (name === 'shifts')
        return {
          name,
          measure: async () =>
            shiftFigures.push(await measureShifts(browser, few.url, publicPaths)),
        }
      if (name === 'editor')
        return { name, measure: async () => editorFigures.push(await measureEditor(browser, few)) }
      if (name === 'interactions') {
        const many = await startClientWithRecords(name, 5000)
        const urls = { url: few.url, urlOfMany: many.url }
        return {
          name,
          measure: async () => interactions.push(await measureInteractions(browser, urls)),
        }
      }
      const grown = await Promise.all(
        recordCounts.map((count) => startClientWithRecords(name, count)),
      )
      return {
        name,
        measure: async () => {
          for (const [index, { url }] of grown.entries())
            growthFigures[index]?.push(await measureGrowth(browser, url))
        },
      }
    }),
  )
}

/** The production client, with a server of its own that stores what it is sent. */
async function startClient(directory = 'dist', apiUrl?: string) {
  const ownApiUrl = apiUrl ?? (await startApi('instant'))
  const url = await startServer({
    directory,
    transformHtml: (html) => setApiBaseUrl(html, ownApiUrl),
  })
  return { url, apiUrl: ownApiUrl }
}

/** The production client of a scene with that many records of each kind; it reads the lawyers from a file of its own. */
async function startClientWithRecords(scene: string, count: number) {
  const apiUrl = await startApi('many-records', count)
  const directory = `bench/${scene}-${count}-records`
  await cp('dist', directory, { recursive: true })
  const lawyers = await fetch(`${apiUrl}/lawyers.json`)
  await writeFile(`${directory}/lawyers.json`, await lawyers.bytes())
  return startClient(directory, apiUrl)
}

async function buildSite(build: Build): Promise<string> {
  const folder = build === 'demo' ? 'dist-demo' : 'dist'
  if (values['no-build']) return folder
  const mode = build === 'demo' ? 'demo' : 'production'
  const { passed } = await runCommand(`vite build --mode ${mode} --logLevel warn`)
  if (!passed) throw new Error(`${build} could not be built.`)
  return folder
}

async function startServer(options: Parameters<typeof startSiteServer>[0]): Promise<string> {
  const { url, close } = await startSiteServer(options)
  resources.defer(close)
  return url
}

async function startApi(name: string, manyRowCount = 5000): Promise<string> {
  const latencies = name === 'many-records' ? ['*=0'] : []
  const scenario = parseScenarioOptions({ scenario: name, faults: [], latencies })
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => scenario,
    manyRowCount,
  })
  resources.defer(close)
  return url
}

/** The page without scripts: HTML, styles, fonts and images only. */
function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
    .replaceAll(/<link (?=rel="modulepreload"|rel="stylesheet" disabled)[^>]*>/g, '')
    .replaceAll(/<link rel="preload" as="(?:fetch|script)"[^>]*>/g, '')
}

function select<Name extends string>(
  names: readonly Name[],
  selected: string | undefined,
  option: string,
): readonly Name[] {
  const found = names.filter((name) => selected === undefined || name === selected)
  if (found.length === 0) throw new Error(`${option} takes ${names.join(' or ')}.`)
  return found
}
