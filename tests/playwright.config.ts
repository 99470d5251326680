import { defineConfig } from '@playwright/test'

import { requireBrowser } from '../scripts/browser.ts'

const demo = 'http://localhost:4174'

/** Journeys through the built demo, and proofs about the builds themselves. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/journeys.json' },
    ],
  ],
  use: {
    baseURL: demo,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: requireBrowser(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'vite preview --mode demo --port 4174',
    cwd: '..',
    url: demo,
    reuseExistingServer: process.env['CI'] === undefined,
  },
})
