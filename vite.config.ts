import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'

import { findBrowser, launchOptions } from './scripts/browser.ts'
import { cascadeLayers } from './scripts/cascade-layers.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { demoOnly } from './scripts/demo-only.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { searchEngines } from './scripts/search-engines.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { staticHosting } from './scripts/static-hosting.ts'

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
    provider: playwright({ launchOptions: launchOptions(findBrowser() ?? '') }),
    instances: [{ browser: 'chromium' as const }],
  }
}

/**
 * One configuration for the development server, both builds and the tests.
 *
 * - `vite` serves the client with the mock (`VITE_MOCK=off` for a real server).
 * - `vite build` writes `dist/`, the production client: `__MOCK__` is false there, so that the
 *   one dynamic import of `mocks/` in `src/main.tsx` is removed before bundling.
 * - `vite build --mode demo` writes `dist-demo/`, the client with the mock.
 *
 * `BASE_PATH=/demo/` puts either build under a sub-path; `VITE_SITE_ADDRESS=https://…` says where it will
 * be, for the sitemap and for the address that each page is known by.
 */
export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo'
  const hasMock = isDemo || (command === 'serve' && process.env['VITE_MOCK'] !== 'off')
  const isTest = process.env['VITEST'] !== undefined
  return {
    base: process.env['BASE_PATH'] ?? '/',
    define: { __MOCK__: JSON.stringify(hasMock) },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routes/-routeTree.ts',
        disableLogging: true,
      }),
      react(),
      ...(hasMock && !isTest ? [msw({ mode: 'worker-only' })] : []),
      sharedChunks(),
      cascadeLayers(),
      contentSecurityPolicy(),
      staticHosting({ framedBy: isDemo ? "'self'" : "'none'" }),
      demoOnly({ isDemo }),
      searchEngines({ withFixtures: isDemo }),
      prerender({ withFixtures: isDemo, apiAddress: process.env['PRERENDER_API_URL'] }),
    ],
    resolve: {
      // MSW's cookie store carries the whole public-suffix list (110 KB gzip); the mock sets no cookie.
      alias: { tldts: new URL('./mocks/no-public-suffixes.ts', import.meta.url).pathname },
    },
    css: {
      modules: {
        generateScopedName: command === 'build' ? '[hash:base64:6]' : '[local]_[hash:base64:4]',
      },
    },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    preview: { port: 4173, strictPort: true },
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
            testTimeout: 20_000,
            // One page for all stories, as in Storybook itself: each sets a stage of its own.
            isolate: false,
            // As for the journeys: the report marks a story that needed it.
            retry: 1,
            setupFiles: '.storybook/park-mouse.ts',
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
            name: 'faults',
            maxWorkers: 2,
            include: ['tests/**/*.browser.tsx'],
            testTimeout: 120_000,
            browser: chromium(),
          },
        },
      ],
    },
  }
})
