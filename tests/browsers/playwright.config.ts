import { defineConfig } from '@playwright/test'

import { waitLimit } from '../limits.ts'
import { getSharedConfig } from '../support/playwright-config.ts'
import { type Engine, otherEngines } from './engines.ts'

/**
 * The built demo, driven the same way in every engine: flows in other engines than Chromium (`tests/browsers`), and walks
 * across screens in all of them (`tests/walks`). `TEST_TIER=smoke` runs the walks tagged `@smoke` in
 * Chromium, `TEST_TIER=full` the others.
 */
const tier = process.env['TEST_TIER']

const walksInChromium = {
  name: 'walks',
  testDir: '../walks',
  testMatch: '*.walk.ts',
  ...(tier === 'smoke' && { grep: /@smoke/ }),
  ...(tier === 'full' && { grepInvert: /@smoke/ }),
  use: { engine: 'chromium' as const },
}

const otherProjects = otherEngines.flatMap((engine) => [
  { name: engine, testDir: '.', testMatch: '*.flow.ts', use: { engine } },
  {
    name: `walks in ${engine}`,
    testDir: '../walks',
    testMatch: '*.walk.ts',
    // What an administrator does is walked in Chromium only.
    testIgnore: 'admin-*',
    use: { engine },
  },
])

export default defineConfig<object, { engine: Engine }>({
  ...getSharedConfig('browsers'),
  globalSetup: './engines.ts',
  workers: 2,
  projects: [walksInChromium, ...(tier === 'smoke' ? [] : otherProjects)],
  webServer: {
    command: 'node tests/browsers/serve.ts',
    cwd: '../..',
    wait: { stdout: /Serving (?<site>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: waitLimit },
  },
})
