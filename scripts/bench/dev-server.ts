/**
 * `npm run bench:dev`: what somebody waits for who starts the development server and opens the home page.
 *
 *   npm run bench:dev -- --rounds 10
 *
 * Half of the rounds begin as after `npm ci`, with no package bundled. Times are only worth something on a
 * machine that does nothing else meanwhile.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from 'playwright'

import { getLaunchOptions, requireBrowser } from '../browser.ts'

/** Milliseconds: from the command to the server's address, and from there to the page's title. */
interface StartTimes {
  readonly ready: number
  readonly page: number
}

const port = '5180'
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.')

const coldStarts: StartTimes[] = []
const warmStarts: StartTimes[] = []
for (let round = 0; round < rounds; round += 1) {
  await rm('node_modules/.vite', { recursive: true, force: true })
  coldStarts.push(await measureStart())
  warmStarts.push(await measureStart())
}
console.table({
  'no package bundled': summariseTimes(coldStarts),
  'as usual': summariseTimes(warmStarts),
})

/** Starts the server and a browser that knows nothing of it, and stops both. */
async function measureStart(): Promise<StartTimes> {
  const browser = await chromium.launch(getLaunchOptions(requireBrowser()))
  const startedAt = performance.now()
  const server = spawn('vite', ['--port', port, '--strictPort'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface(server.stdout)) if (line.includes('Local:')) break
    const ready = performance.now()
    await openHome(browser)
    return { ready: ready - startedAt, page: performance.now() - ready }
  } finally {
    server.kill()
    await once(server, 'exit')
    await browser.close()
  }
}

async function openHome(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-BE' })
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
}

function summariseTimes(starts: readonly StartTimes[]) {
  const ready = getBestAndMedian(starts.map((one) => one.ready))
  const page = getBestAndMedian(starts.map((one) => one.page))
  return {
    'ready, best (ms)': ready.best,
    'ready, middle': ready.median,
    'then the page, best': page.best,
    'then the page, middle': page.median,
  }
}

function getBestAndMedian(list: readonly number[]) {
  const sorted = list.toSorted((one, other) => one - other).map(Math.round)
  return { best: sorted[0], median: sorted[sorted.length >> 1] }
}
