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

import { scenarioFrom } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { launchOptions, requireBrowser } from '../browser.ts'
import { run } from '../steps.ts'
import { measure } from './measure.ts'
import { machine, tablesOf, writeJson, writePage, type Results } from './report.ts'
import { serveSite, withoutScripts } from './server.ts'

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
const scenario = scenarioFrom({ scenario: 'instant', faults: [], latencies: [] })
const many = scenarioFrom({ scenario: 'many-records', faults: [], latencies: ['*=0'] })
const api = await startMockServer({ port: 0, scenario: () => scenario })
const apiOfMany = await startMockServer({ port: 0, scenario: () => many })
const closing = [api.close, apiOfMany.close]
try {
  await build('site', ['--mode', 'production'], { PRERENDER_API_URL: api.url })
  await build('demo', ['--mode', 'demo'])
  const site = { folder: `${folder}/site`, api: api.url }
  const servers = {
    site: await serveSite(site),
    reference: await serveSite({ ...site, change: withoutScripts }),
    demo: await serveSite({ folder: `${folder}/demo`, api: api.url }),
    many: await serveSite({ ...site, api: apiOfMany.url, lawyersFromApi: true }),
  }
  for (const server of Object.values(servers)) {
    closing.push(async () => {
      server.close()
    })
  }
  const browser = await chromium.launch(launchOptions(requireBrowser()))
  closing.push(() => browser.close())

  const results: Results = {
    date: new Date().toISOString(),
    machine: machine(browser.version()),
    rounds,
    ...(await measure({ browser, folder: site.folder, servers, rounds, only: values.only })),
  }
  console.log(`\n${tablesOf(results)}`)
  await writeJson(folder, results)
  if (values.only.length === 0) await writePage(results)
} finally {
  for (const close of closing.toReversed()) await close()
}

async function build(name: string, options: string[], environment: Record<string, string> = {}) {
  const parameters = ['build', ...options, '--outDir', `${folder}/${name}`, '--logLevel', 'warn']
  const { passed } = await run('vite', parameters, environment)
  if (!passed) throw new Error(`${name} could not be built.`)
}
