import { defineConfig } from '@playwright/test'

import { demoServer } from '../support/demo-servers.ts'

const isCi = process.env['CI'] !== undefined

/** The built pages judged by tools that know nothing of them: the Nu HTML checker and Lighthouse. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/markup',
  fullyParallel: true,
  // Lighthouse mostly waits for a page to be quiet.
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
