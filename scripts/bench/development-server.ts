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

import { launchOptions, requireBrowser } from '../browser.ts'

/** Milliseconds: from the command to the server's address, and from there to the page's title. */
interface Start {
  readonly ready: number
  readonly page: number
}

const port = '5180'
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.')

const fresh: Start[] = []
const usual: Start[] = []
for (let round = 0; round < rounds; round += 1) {
  await rm('node_modules/.vite', { recursive: true, force: true })
  fresh.push(await start())
  usual.push(await start())
}
console.table({
  'no package bundled': times(fresh),
  'as usual': times(usual),
})

/** Starts the server and a browser that knows nothing of it, and stops both. */
async function start(): Promise<Start> {
  const browser = await chromium.launch(launchOptions(requireBrowser()))
  const began = performance.now()
  const server = spawn('vite', ['--port', port, '--strictPort'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface(server.stdout)) if (line.includes('Local:')) break
    const ready = performance.now()
    await openHome(browser)
    return { ready: ready - began, page: performance.now() - ready }
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

function times(starts: readonly Start[]) {
  const ready = range(starts.map((one) => one.ready))
  const page = range(starts.map((one) => one.page))
  return {
    'ready, best (ms)': ready.best,
    'ready, middle': ready.middle,
    'then the page, best': page.best,
    'then the page, middle': page.middle,
  }
}

function range(list: readonly number[]) {
  const sorted = list.toSorted((one, other) => one - other).map(Math.round)
  return { best: sorted[0], middle: sorted[sorted.length >> 1] }
}
