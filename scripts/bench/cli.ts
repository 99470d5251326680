/**
 * `npm run bench`: lets Lighthouse visit one page of each public route, of `npm start` and of `dist/` with the mock
 * server, in both languages, side by side with the same page without scripts.
 *
 *   npm run bench                                                everything, 5 rounds, and the tables of docs/performance.md
 *   npm run bench -- --only /faq --rounds 1 --build dist --language fr      a part; does not change docs
 *
 * `--only` may be repeated. `--only interactions` measures interactions, `--only editor` a key in a long article. `--no-build`
 * measures the builds that exist. Run it on a machine that does nothing else.
 */
import { cp, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { parseScenarioOptions } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { runCommand } from '../run-command.ts'
import { startSiteServer } from 'static-server'
import { setApiBaseUrl } from '../api-base-url.ts'
import { measureEditor, type EditorFigures } from './editor.ts'
import { measureInteractions, type Interactions } from './interactions.ts'
import { type Language, launchBrowser, measureVisit, type Visit } from './lighthouse.ts'
import { findLargestPages } from './page-types.ts'
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
const many = isSelected('interactions') ? await startSiteWithManyRecords() : undefined
const editorFigures: EditorFigures[] = []
const backOffice = isSelected('editor') ? await startBackOffice() : undefined
if (pages.length === 0 && many === undefined && backOffice === undefined)
  throw new Error('--only names no public route, nor `interactions` or `editor`.')

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
  if (backOffice !== undefined) {
    console.log(`round ${round}: editor`)
    editorFigures.push(await measureEditor(browsers.fr, backOffice))
  }
  if (many === undefined) continue
  console.log(`round ${round}: interactions`)
  interactions.push(await measureInteractions(browsers.fr, many))
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

/** The production client with few and with many records. */
async function startSiteWithManyRecords() {
  const directory = builds.includes('dist') ? 'dist' : await buildSite('dist')
  const [apiUrl, apiUrlOfMany] = [await startApi('instant'), await startApi('many-records')]
  const directoryOfMany = 'bench/many-records'
  await cp(directory, directoryOfMany, { recursive: true })
  const lawyers = await fetch(`${apiUrlOfMany}/lawyers.json`)
  await writeFile(`${directoryOfMany}/lawyers.json`, await lawyers.bytes())
  return {
    url: await startServer({ directory, transformHtml: (html) => setApiBaseUrl(html, apiUrl) }),
    urlOfMany: await startServer({
      directory: directoryOfMany,
      transformHtml: (html) => setApiBaseUrl(html, apiUrlOfMany),
    }),
  }
}

/** The production client with a server that stores articles. */
async function startBackOffice() {
  const isBuilt = pages.some(({ build }) => build === 'dist') || many !== undefined
  const directory = isBuilt ? 'dist' : await buildSite('dist')
  const apiUrl = await startApi('instant')
  const url = await startServer({
    directory,
    transformHtml: (html) => setApiBaseUrl(html, apiUrl),
  })
  return { url, apiUrl }
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

async function startApi(name: string): Promise<string> {
  const latencies = name === 'many-records' ? ['*=0'] : []
  const scenario = parseScenarioOptions({ scenario: name, faults: [], latencies })
  const { url, close } = await startMockServer({ port: 0, scenario: () => scenario })
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
