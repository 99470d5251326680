import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'

import { findBrowser, getLaunchOptions } from './scripts/browser.ts'
import siteConfig from './vite.config.ts'

/** The packages that the client, the mock and the stories import. */
const bundledPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'i18next',
  'react-i18next',
  'zod',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
  'zustand/middleware',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'lucide-react',
  'dompurify',
  'swiper',
  'quill',
  'quill/blots/inline.js',
  'quill/formats/image.js',
  'msw',
  'storybook/test',
  'fast-check',
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
        // A package that Vite discovers during a test would reload the page.
        optimizeDeps: { include: bundledPackages },
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

/** Extends the site's configuration. It is a separate file, because its imports would slow down the development server. */
export default defineConfig((environment) => mergeConfig(siteConfig(environment), tests))
