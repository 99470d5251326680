import { defineConfig } from '@playwright/test'

import { demoServer, demoUnderPathServer } from './support/demo-servers.ts'
import { getChromiumOptions, getSharedConfig } from './support/playwright-config.ts'

/**
 * Tests of the built demo in a browser. `TEST_TIER=smoke` runs those tagged `@smoke`, which need no other build;
 * `TEST_TIER=full` runs the others; without it all run.
 */
const tier = process.env['TEST_TIER']
const servers = tier === 'smoke' ? [demoServer] : [demoServer, demoUnderPathServer]

export default defineConfig({
  ...getSharedConfig('e2e'),
  testDir: '.',
  testMatch: tier === 'smoke' ? '**/e2e/*.spec.ts' : '**/*.spec.ts',
  ...(tier === 'smoke' && { grep: /@smoke/ }),
  ...(tier === 'full' && { grepInvert: /@smoke/ }),
  // They have their own configurations.
  testIgnore: ['**/tests/servers/**', '**/tests/markup/**'],
  fullyParallel: true,
  workers: 2,
  use: { ...getChromiumOptions(), baseURL: demoServer.url },
  webServer: servers.map(({ url, command }) => ({
    url,
    command,
    cwd: '..',
    // One that is there may serve another build.
    reuseExistingServer: false,
  })),
})
