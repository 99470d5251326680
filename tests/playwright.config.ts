import { defineConfig } from '@playwright/test'

import { launchOptions, requireBrowser } from '../scripts/browser.ts'
import { demo, demoUnderPath } from './servers.ts'

const isCi = process.env['CI'] !== undefined

/** Journeys through the built demo, and proofs about the builds themselves. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Those have servers of their own (tests/server/playwright.config.ts).
  testIgnore: '**/tests/server/**',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A busy machine may lose a race that no visitor runs; scripts/test.ts names each test that needed it.
  retries: 1,
  forbidOnly: isCi,
  // Generous: on two busy cores a page can take seconds, and what fails, fails for another reason.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./counts.ts'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/journeys.json' },
    ],
  ],
  use: {
    baseURL: demo.url,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // A trace costs a third of the time of each test: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: launchOptions(requireBrowser()),
  },
  webServer: [demo, demoUnderPath].map(({ url, command, environment }) => ({
    url,
    command,
    cwd: '..',
    env: { ...environment },
    reuseExistingServer: !isCi,
  })),
})
