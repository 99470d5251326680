import { defineConfig } from '@playwright/test'

import { getLaunchOptions, requireBrowser } from '../../scripts/browser.ts'

/**
 * Tests the production client against Prism and against failing servers (`npm run test:servers`). Every server takes
 * a free port, so several runs can go side by side.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/server',
  // Each worker has its own servers.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../test-results/server.json',
      },
    ],
  ],
  use: {
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // A trace takes a third of the time of each test. `--trace on` records one.
    trace: 'off',
    launchOptions: getLaunchOptions(requireBrowser()),
  },
})
