import { defineConfig } from '@playwright/test'

import { getChromiumOptions, getSharedConfig } from '../support/playwright-config.ts'

/**
 * Tests the production client against Prism and against failing servers (`npm run test:servers`). Every server takes
 * a free port, so several runs can go side by side.
 */
export default defineConfig({
  ...getSharedConfig('servers'),
  testDir: '.',
  testMatch: '*.spec.ts',
  // Each worker has its own servers.
  workers: 1,
  use: getChromiumOptions(),
})
