/**
 * `npm run bench`: what a visit costs, measured side by side with the same pages without scripts.
 *
 *   npm run bench                              everything, 5 rounds, and the tables of docs/performance.md
 *   npm run bench -- --rounds 1 --only /faq    a look at one route; docs stay as they are
 *
 * `--only` may be repeated; `--only interactions` is what is done within pages.
 *
 * Times are only worth something on a machine that does nothing else meanwhile.
 */
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { parseScenarioOptions } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { runCommand } from '../run-command.ts'
import { measure } from './measure.ts'
import {
  describeMachine,
  formatTables,
  writeResults,
  updateDocs,
  type BenchResults,
} from './report.ts'
import { serveSite, stripScripts } from './server.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.')

/** Not in `dist/`: this build of the production client is filled with the demo's records. */
const folder = 'bench'
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
  const site = { directory: `${folder}/site`, apiUrl: api.url }
  const servers = {
    site: await serveSite(site),
    reference: await serveSite({ ...site, transformHtml: stripScripts }),
    demo: await serveSite({ directory: `${folder}/demo`, apiUrl: api.url }),
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
    rounds,
    ...(await measure({ browser, folder: site.directory, servers, rounds, only: values.only })),
  }
  console.log(`\n${formatTables(results)}`)
  await writeResults(folder, results)
  if (values.only.length === 0) await updateDocs(results)
} finally {
  for (const close of cleanups.toReversed()) await close()
}

async function build(name: string, options: string[], environment: Record<string, string> = {}) {
  const parameters = ['build', ...options, '--outDir', `${folder}/${name}`, '--logLevel', 'warn']
  const { passed } = await runCommand('vite', parameters, environment)
  if (!passed) throw new Error(`${name} could not be built.`)
}
