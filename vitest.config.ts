import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'

import { findBrowser, getLaunchOptions } from './scripts/browser.ts'
import siteConfig from './vite.config.ts'

/** What the client, the mock and the stories import from packages. */
const bundledPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  'i18next',
  'react-i18next',
  'zod',
  'zod/mini',
  'zustand',
  'zustand/middleware',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'lucide-react',
  'dompurify',
  'swiper',
  'quill',
  'msw',
  'storybook/test',
  'fast-check',
]

/** A browser for tests that need a real one. */
function chromium() {
  return {
    enabled: true,
    headless: true,
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
          environment: 'node',
          // No test changes what others see; a process for each file costs more than most files.
          pool: 'threads',
          isolate: false,
          // A machine three times as slow is no fault of the code: what hangs is still found.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: 'tests/fixed-seed.ts',
          include: ['{src,mocks,tests,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only when a story first imports it, a package would be bundled then and reload the page under a running test.
        optimizeDeps: { include: bundledPackages },
        test: {
          name: 'stories',
          // Both of CI's cores: left alone, one is kept for the runner, which has little to do.
          maxWorkers: 2,
          testTimeout: 60_000,
          // One page for all stories, as in Storybook itself: each sets a stage of its own.
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
        optimizeDeps: { include: [...bundledPackages, 'axe-core'] },
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

/**
 * The site's configuration with the tests in Node and in a browser. A file of its own, because what it imports
 * would take a quarter of the development server's start.
 */
export default defineConfig((environment) => mergeConfig(siteConfig(environment), tests))
