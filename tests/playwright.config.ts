import { defineConfig } from '@playwright/test'

import { getLaunchOptions, requireBrowser } from '../scripts/browser.ts'
import { demoServer, demoUnderPathServer } from './support/demo-servers.ts'

const isCi = process.env['CI'] !== undefined

/**
 * Tests of the built demo in a browser. `TEST_TIER=smoke` runs those tagged `@smoke`, which need no other build;
 * `TEST_TIER=full` runs the others; without it all run.
 */
const tier = process.env['TEST_TIER']
const servers = tier === 'smoke' ? [demoServer] : [demoServer, demoUnderPathServer]

export default defineConfig({
  testDir: '.',
  testMatch: tier === 'smoke' ? '**/e2e/*.spec.ts' : '**/*.spec.ts',
  ...(tier === 'smoke' && { grep: /@smoke/ }),
  ...(tier === 'full' && { grepInvert: /@smoke/ }),
  // They have their own configurations.
  testIgnore: ['**/tests/servers/**', '**/tests/markup/**'],
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // Generous, because a page can take seconds on two busy cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./support/counts-reporter.ts'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/e2e.json' },
    ],
  ],
  use: {
    baseURL: demoServer.url,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // A trace takes a third of the time of each test. `--trace on` records one.
    trace: 'off',
    launchOptions: getLaunchOptions(requireBrowser()),
  },
  webServer: servers.map(({ url, command }) => ({
    url,
    command,
    cwd: '..',
    reuseExistingServer: !isCi,
  })),
})
