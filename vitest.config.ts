import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'

import { browserPackages } from './scripts/browser-packages.ts'
import { findBrowser, getLaunchOptions } from './scripts/browser.ts'
import siteConfig from './vite.config.ts'

/** What tests import besides. A package that Vite discovers during a test would reload the page. */
const testedPackages = [
  ...browserPackages,
  'react-dom/server',
  'zod',
  'storybook/test',
  'fast-check',
  'axe-core',
]

/** A browser for tests that need a real one. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    // Generous, for slow machines, as are the timeouts below.
    connectTimeout: 240_000,
    provider: playwright({ launchOptions: getLaunchOptions(findBrowser() ?? '') }),
    instances: [{ browser: 'chromium' as const }],
  }
}

const tests: ViteUserConfig = {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Tests must not depend on their order.
          sequence: { shuffle: true },
          environment: 'node',
          // No test changes global state, and starting a process costs more than most files.
          pool: 'threads',
          isolate: false,
          // Generous, for slow machines. A test that hangs still fails.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: 'tests/fixed-seed.ts',
          include: ['{src,mocks,tests,scripts,packages}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: testedPackages },
        test: {
          name: 'stories',
          // Both cores of CI. By default Vitest leaves one to the runner, which has little to do.
          maxWorkers: 2,
          testTimeout: 60_000,
          // One page for all stories, as in Storybook. Each story creates its own app.
          isolate: false,
          setupFiles: ['.storybook/park-mouse.ts', 'tests/fixed-seed.ts'],
          browser: {
            ...chromium(),
            commands: { parkMouse: ({ page }) => page.mouse.move(-100, -100) },
          },
        },
      },
      {
        extends: true,
        optimizeDeps: { include: testedPackages },
        test: {
          name: 'resilience',
          maxWorkers: 2,
          include: ['tests/**/*.browser.tsx'],
          testTimeout: 240_000,
          browser: chromium(),
        },
      },
    ],
  },
}

/** Extends the site's configuration. It is a separate file, because its imports would slow down the development server. */
export default defineConfig((environment) => mergeConfig(siteConfig(environment), tests))
