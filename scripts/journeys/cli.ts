/**
 * `npm run journeys`: photographs the tours of the built demo and writes their contact sheets to `dist-demo/journeys/`.
 * `npm run build:hosted` does so, too.
 */
import { mkdir, rm } from 'node:fs/promises'

import { chromium } from 'playwright'
import { startSiteServer } from 'static-server'

import { tours } from '../../mocks/devtools/tours.ts'
import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { writeJourneys } from './page.ts'
import { photographTours } from './photograph.ts'

const demo = 'dist-demo'
const folder = `${demo}/journeys`

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await using server = await startSiteServer({
  directory: demo,
  ...(process.env['BASE_PATH'] !== undefined && { base: process.env['BASE_PATH'] }),
})
await using browser = await chromium.launch(getLaunchOptions(requireBrowser()))
const frames = await photographTours({ browser, url: server.url, folder, tours })
await writeJourneys(folder, tours, frames)
console.log(`${frames.length} pictures of ${tours.length} tours: ${folder}/index.html`)
