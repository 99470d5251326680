/**
 * `npm run bench`: measures visits, side by side with the same pages without scripts.
 *
 *   npm run bench                              everything, 5 rounds, and the tables of docs/performance.md
 *   npm run bench -- --rounds 1 --only /faq    one route; does not change docs
 *
 * `--only` may be repeated. `--only interactions` measures interactions.
 *
 * Run it on a machine that does nothing else.
 */
import { parseArgs } from 'node:util'

import { chromium, type Browser } from 'playwright'

import { parseScenarioOptions } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { runCommand } from '../run-command.ts'
import { measureMemoryGrowth, measureRouteChange, measureTyping } from './interactions.ts'
import { findLargestPages } from './page-types.ts'
import {
  describeMachine,
  formatTables,
  writeResults,
  updateDocs,
  type BenchResults,
  type Interactions,
  type PageResult,
} from './report.ts'
import { serveSite, stripScripts } from './server.ts'
import { measureVisit, type Visit } from './visit.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const roundCount = Number(values.rounds)
if (!Number.isInteger(roundCount) || roundCount < 1)
  throw new Error('--rounds takes a number from 1 on.')

/** Not `dist/`, because this production build contains the demo's records. */
const outputFolder = 'bench'
const scenario = parseScenarioOptions({ scenario: 'instant', faults: [], latencies: [] })
const manyRecordsScenario = parseScenarioOptions({
  scenario: 'many-records',
  faults: [],
  latencies: ['*=0'],
})
const api = await startMockServer({ port: 0, scenario: () => scenario })
const manyRecordsApi = await startMockServer({ port: 0, scenario: () => manyRecordsScenario })
const cleanups = [api.close, manyRecordsApi.close]
try {
  await build('site', ['--mode', 'production'], { PRERENDER_API_URL: api.url })
  await build('demo', ['--mode', 'demo'])
  const site = { directory: `${outputFolder}/site`, apiUrl: api.url }
  const servers = {
    site: await serveSite(site),
    reference: await serveSite({ ...site, transformHtml: stripScripts }),
    demo: await serveSite({ directory: `${outputFolder}/demo`, apiUrl: api.url }),
    many: await serveSite({ ...site, apiUrl: manyRecordsApi.url, lawyersFromApi: true }),
  }
  for (const server of Object.values(servers)) {
    cleanups.push(async () => {
      server.close()
    })
  }
  const browser = await chromium.launch(getLaunchOptions(requireBrowser()))
  cleanups.push(() => browser.close())

  const results: BenchResults = {
    date: new Date().toISOString(),
    machine: describeMachine(browser.version()),
    rounds: roundCount,
    ...(await measure({
      browser,
      folder: site.directory,
      servers,
      rounds: roundCount,
      only: values.only,
    })),
  }
  console.log(`\n${formatTables(results)}`)
  await writeResults(outputFolder, results)
  if (values.only.length === 0) await updateDocs(results)
} finally {
  for (const close of cleanups.toReversed()) await close()
}

async function build(name: string, options: string[], environment: Record<string, string> = {}) {
  const parameters = [
    'build',
    ...options,
    '--outDir',
    `${outputFolder}/${name}`,
    '--logLevel',
    'warn',
  ]
  const { passed } = await runCommand('vite', parameters, environment)
  if (!passed) throw new Error(`${name} could not be built.`)
}

interface Server {
  readonly url: string
}

interface BenchOptions {
  readonly browser: Browser
  /** The folder that `servers.site` serves. */
  readonly folder: string
  readonly servers: Readonly<Record<'site' | 'reference' | 'demo' | 'many', Server>>
  readonly rounds: number
  /** The routes to measure, and `interactions`; empty for all. */
  readonly only: readonly string[]
}

type VisitsByVariant = Record<'static' | 'fr' | 'en' | 'demo', Visit[]>

/** Visits all pages in rounds. Variants of a page follow one another, so a disturbance affects all of them. */
async function measure({ browser, folder, servers, rounds, only }: BenchOptions) {
  const { site, reference, demo, many } = servers
  const isSelected = (name: string) => only.length === 0 || only.includes(name)
  const routePages = (await findLargestPages(folder)).filter(({ route }) => isSelected(route))
  if (routePages.length === 0 && !isSelected('interactions')) {
    throw new Error('--only names no public route, nor `interactions`.')
  }
  const visits = new Map<string, VisitsByVariant>()
  const interactions: Interactions[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const { route, path } of routePages) {
      console.log(`round ${round}: ${path}`)
      const all = visits.get(route) ?? { static: [], fr: [], en: [], demo: [] }
      visits.set(route, all)
      all.static.push(await measureVisit(browser, reference.url + path, 'fr-BE'))
      all.fr.push(await measureVisit(browser, site.url + path, 'fr-BE'))
      all.en.push(await measureVisit(browser, site.url + path, 'en-GB'))
      if (route === '/') all.demo.push(await measureVisit(browser, demo.url + path, 'fr-BE'))
    }
    if (!isSelected('interactions')) continue
    console.log(`round ${round}: interactions`)
    const lawyers = await measureTyping(browser, `${many.url}/avocatslist`, {
      word: 'marti',
      records: 'main li > article',
    })
    const backOffice = await measureTyping(browser, `${many.url}/admin/articles`, {
      word: 'visam',
      records: 'main tbody tr',
    })
    interactions.push({
      routeChange: await measureRouteChange(browser, site.url),
      lawyersKeystroke: lawyers.key,
      lawyersList: lawyers.list,
      backOfficeKeystroke: backOffice.key,
      backOfficeList: backOffice.list,
      memoryGrowth: await measureMemoryGrowth(browser, site.url),
    })
  }
  const pages = routePages.map(({ route, path }): PageResult => {
    const {
      static: plain,
      fr,
      en,
      demo: demoVisits,
    } = visits.get(route) ?? { static: [], fr: [], en: [], demo: [] }
    return {
      route,
      path,
      static: getMedians(plain),
      fr: getMedians(fr),
      en: getMedians(en),
      demo: demoVisits.length === 0 ? undefined : getMedians(demoVisits),
    }
  })
  return { pages, interactions: interactions.length === 0 ? undefined : getMedians(interactions) }
}

/** The median of each figure. */
function getMedians<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Figures {
  const [first] = all
  if (first === undefined) throw new Error('Nothing was measured.')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, getMedian(all.map((figures) => figures[name]))]),
  ) as unknown as Figures
}

function getMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
