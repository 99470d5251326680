import { defineConfig } from '@playwright/test'

import { demoServer } from '../support/demo-servers.ts'

const isCi = process.env['CI'] !== undefined

/** Checks the built pages with the Nu HTML checker and Lighthouse (`npm run test:markup`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/markup',
  fullyParallel: true,
  // Lighthouse mostly waits until a page is idle.
  workers: 4,
  forbidOnly: isCi,
  timeout: 600_000,
  reporter: [
    ['list'],
    ['../support/counts-reporter.ts'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../test-results/markup.json',
      },
    ],
  ],
  webServer: {
    url: demoServer.url,
    command: demoServer.command,
    cwd: '../..',
    reuseExistingServer: !isCi,
  },
})
