import { defineConfig } from '@playwright/test'

import { engines, isCi } from './engines.ts'

/** Flows through the built demo, the same in each engine. */
export default defineConfig<object, { engine: (typeof engines)[number] }>({
  testDir: '.',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/browsers',
  globalSetup: './install.ts',
  workers: 2,
  retries: 0,
  forbidOnly: isCi,
  // Generous: what fails, fails for another reason than a slow machine.
  timeout: 300_000,
  reporter: [
    ['list'],
    ['../support/counts-reporter.ts'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../test-results/browsers.json',
      },
    ],
  ],
  projects: engines.map((engine) => ({
    name: engine,
    use: { engine },
    // Vitest plays the stories in Chromium.
    ...(engine === 'chromium' && { testIgnore: 'stories.flow.ts' }),
  })),
  webServer: {
    command: 'node tests/browsers/serve.ts',
    cwd: '../..',
    wait: { stdout: /Serving (?<site>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
