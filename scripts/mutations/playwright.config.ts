import { existsSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

import journeys from '../../tests/playwright.config.ts'
import { demo } from '../../tests/servers.ts'

const hasDemo = existsSync(new URL('../../dist-demo/index.html', import.meta.url))

/** The journeys as `npm test` has them, a few of them at a time: no second attempt, no server that is not needed. */
export default defineConfig({
  ...journeys,
  testDir: '../../tests',
  outputDir: '../../test-results/mutations',
  workers: 1,
  retries: 0,
  reporter: [['json']],
  // Never one that stands there already: it may serve another build.
  webServer: hasDemo
    ? [{ url: demo.url, command: demo.command, cwd: '../..', reuseExistingServer: false }]
    : [],
})
