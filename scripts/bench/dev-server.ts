/**
 * `npm run bench:dev`: measures the start of the development server until the home page is shown.
 *
 *   npm run bench:dev -- --rounds 10
 *
 * Each round starts the server twice: without Vite's dependency cache, as after `npm ci`, and with it. Run it on a machine
 * that does nothing else.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { getLaunchOptions, requireBrowser } from '../browser.ts'

const port = '5180'
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.')

type StartTimes = Awaited<ReturnType<typeof measureStart>>
const coldStarts: StartTimes[] = []
const warmStarts: StartTimes[] = []
for (let round = 0; round < rounds; round += 1) {
  await rm('node_modules/.vite', { recursive: true, force: true })
  coldStarts.push(await measureStart())
  warmStarts.push(await measureStart())
}
console.table({ cold: summariseTimes(coldStarts), warm: summariseTimes(warmStarts) })

/** Starts and stops the server and a new browser. Milliseconds to the ready server, and from there to the page's heading. */
async function measureStart() {
  await using browser = await chromium.launch(getLaunchOptions(requireBrowser()))
  const startedAt = performance.now()
  const server = spawn('vite', ['--port', port, '--strictPort'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Colours, which CI and FORCE_COLOR switch on, would divide the text that is waited for.
    env: { ...process.env, NO_COLOR: '1' },
  })
  const exited = once(server, 'exit')
  try {
    await waitForLine(createInterface(server.stdout), 'Local:')
    const ready = performance.now()
    const page = await browser.newPage({ locale: 'fr-BE' })
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
    await page.locator('main h1').waitFor()
    return { ready: ready - startedAt, page: performance.now() - ready }
  } finally {
    server.kill()
    await exited
  }
}

async function waitForLine(lines: AsyncIterable<string>, text: string): Promise<void> {
  for await (const line of lines) if (line.includes(text)) return
  throw new Error('The server did not start.')
}

function summariseTimes(starts: readonly StartTimes[]) {
  const ready = sortTimes(starts.map((start) => start.ready))
  const page = sortTimes(starts.map((start) => start.page))
  const middle = starts.length >> 1
  return {
    'ready, best (ms)': ready[0],
    'ready, median': ready[middle],
    'then the page, best': page[0],
    'then the page, median': page[middle],
  }
}

function sortTimes(times: readonly number[]): number[] {
  return times.toSorted((a, b) => a - b).map(Math.round)
}
