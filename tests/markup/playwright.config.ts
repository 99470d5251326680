import { defineConfig } from '@playwright/test'

import { demoServer } from '../support/demo-servers.ts'
import { getSharedConfig } from '../support/playwright-config.ts'

/** Checks the built pages with the Nu HTML checker and Lighthouse (`npm run test:markup`). */
export default defineConfig({
  ...getSharedConfig('markup'),
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Lighthouse mostly waits until a page is idle.
  workers: 4,
  webServer: {
    url: demoServer.url,
    command: demoServer.command,
    cwd: '../..',
    // One that is there may serve another build.
    reuseExistingServer: false,
  },
})
