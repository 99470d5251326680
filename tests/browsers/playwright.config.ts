import { defineConfig } from '@playwright/test'

import { getSharedConfig } from '../support/playwright-config.ts'
import { type Engine, engines } from './engines.ts'

/** Flows through the built demo in other engines than Chromium. */
export default defineConfig<object, { engine: Engine }>({
  ...getSharedConfig('browsers'),
  testDir: '.',
  testMatch: '*.flow.ts',
  globalSetup: './engines.ts',
  workers: 2,
  // Generous: what fails, fails for another reason than a slow machine.
  timeout: 300_000,
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: {
    command: 'node tests/browsers/serve.ts',
    cwd: '../..',
    wait: { stdout: /Serving (?<site>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
