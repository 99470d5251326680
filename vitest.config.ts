import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'

import { browserPackages } from './scripts/browser-packages.ts'
import { findBrowser, getLaunchOptions } from './scripts/browser.ts'
import { testLimit } from './tests/limits.ts'
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
    connectTimeout: testLimit,
    provider: playwright({ launchOptions: getLaunchOptions(findBrowser() ?? '') }),
    instances: [{ browser: 'chromium' as const }],
  }
}

const limits = { testTimeout: testLimit, hookTimeout: testLimit }

const tests: ViteUserConfig = {
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...limits,
          name: 'unit',
          // Tests must not depend on their order.
          sequence: { shuffle: true },
          environment: 'node',
          // No test changes global state, and starting a process costs more than most files.
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/fixed-seed.ts',
          include: ['{src,mocks,tests,scripts,packages}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: testedPackages },
        test: {
          ...limits,
          name: 'stories',
          // Both cores of CI. By default Vitest leaves one to the runner, which has little to do.
          maxWorkers: 2,
          // One page for all stories, as in Storybook. Each story creates its own app.
          isolate: false,
          setupFiles: [
            '.storybook/park-mouse.ts',
            '.storybook/patient-calls.ts',
            '.storybook/test-tier.ts',
            'tests/fixed-seed.ts',
          ],
          env: { VITE_TEST_TIER: process.env['TEST_TIER'] ?? '' },
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
          ...limits,
          name: 'resilience',
          maxWorkers: 2,
          include: ['tests/**/*.browser.tsx'],
          browser: chromium(),
        },
      },
    ],
  },
}

/** Extends the site's configuration. It is a separate file, because its imports would slow down the development server. */
export default defineConfig((environment) => mergeConfig(siteConfig(environment), tests))
