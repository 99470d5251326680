import { defineConfig } from '@playwright/test'

import { getSharedConfig } from '../support/playwright-config.ts'
import { engines } from './engines.ts'

/** Flows through the built demo, the same in each engine. */
export default defineConfig<object, { engine: (typeof engines)[number] }>({
  ...getSharedConfig('browsers'),
  testDir: '.',
  testMatch: '*.flow.ts',
  globalSetup: './install.ts',
  workers: 2,
  // Generous: what fails, fails for another reason than a slow machine.
  timeout: 300_000,
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
