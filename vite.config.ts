import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { baselineTarget } from './scripts/baseline/build-target.ts'
import { cascadeLayers } from './scripts/cascade-layers.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { demoOnlyFiles } from './scripts/demo-only-files.ts'
import { stripDependencySourceMaps } from './scripts/strip-dependency-source-maps.ts'
import { loadModules } from './scripts/load-modules.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { searchEngineFiles } from './scripts/search-engine-files.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { staticHosting } from './scripts/static-hosting.ts'

/**
 * One configuration for the development server and both builds; the tests' stands on it, in `vitest.config.ts`.
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
        codeSplittingOptions: { defaultBehavior: [['component']] },
        quoteStyle: 'single',
        disableLogging: true,
      }),
      react(),
      baselineTarget(),
      ...(hasMock && !isTest ? [msw({ mode: 'worker-only' })] : []),
      loadModules(),
      sharedChunks(),
      cascadeLayers(),
      contentSecurityPolicy(),
      staticHosting({ frameAncestors: isDemo ? "'self'" : "'none'" }),
      demoOnlyFiles({ isDemo }),
      searchEngineFiles({ withFixtures: isDemo }),
      prerender({ usesFixtures: isDemo, apiUrl: process.env['PRERENDER_API_URL'] }),
    ],
    resolve: {
      // MSW's cookie store carries the whole public-suffix list (110 KB gzip); the mock sets no cookie.
      alias: { tldts: new URL('./mocks/tldts-stub.ts', import.meta.url).pathname },
    },
    css: {
      // Native, a third of a second before a development server's first page; it has no names as short as the built ones.
      ...(command === 'serve' && {
        transformer: 'lightningcss',
        lightningcss: {
          cssModules: { pattern: '[local]_[hash]', container: false, customIdents: false },
        },
      }),
      modules: { generateScopedName: '[hash:base64:6]' },
    },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
    },
    optimizeDeps: {
      // Left alone, it looks for packages in every page that a build wrote.
      entries: ['index.html'],
      rolldownOptions: { plugins: [stripDependencySourceMaps()] },
    },
    server: {
      // Thousands of files that are made, not edited; each watched one costs the start.
      watch: {
        ignored: [
          `${import.meta.dirname}/{bench,dist,dist-*,screenshots,storybook-static,test-results}/**`,
        ],
      },
      // What the home page imports dynamically, made ready while the browser reads what it asks for first.
      warmup: {
        clientFiles: [
          './src/main.tsx',
          './src/screens/{layout/PublicLayout,home/Home}.tsx',
          './mocks/{browser,start-backend}.ts',
        ],
      },
    },
    preview: { port: 4173, strictPort: true },
  }
})
