import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { baselineTarget } from './scripts/baseline/build-target.ts'
import { browserPackages } from './scripts/browser-packages.ts'
import { cascadeLayers } from './scripts/cascade-layers.ts'
import { evaluateConstants } from './scripts/constant-modules.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { flags } from './scripts/flags.ts'
import { git } from './scripts/git.ts'
import { stripDependencySourceMaps } from './scripts/strip-dependency-source-maps.ts'
import { loadModules } from './scripts/load-modules.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { staticHosting } from './scripts/static-hosting.ts'

/**
 * The configuration of the development server and both builds. `vitest.config.ts` extends it.
 *
 * - `vite` serves the client with the mock (`VITE_MOCK=off` for a real server).
 * - `vite build` writes `dist/`, the production client. `__MOCK__` is false, which removes the dynamic import of
 *   `mocks/` in `src/main.tsx`.
 * - `vite build --mode demo` writes `dist-demo/`, the client with the mock.
 *
 * `BASE_PATH=/demo/` builds for a sub-path. `VITE_SITE_URL=https://…` is the public URL, for the sitemap and the
 * canonical URLs.
 */
export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo'
  const hasMock = isDemo || (command === 'serve' && process.env['VITE_MOCK'] !== 'off')
  const isTest = process.env['VITEST'] !== undefined
  return {
    base: process.env['BASE_PATH'] ?? '/',
    define: {
      __MOCK__: JSON.stringify(hasMock),
      // Notes of the demo keep the short name of the commit; empty outside a clone.
      __COMMIT__: JSON.stringify(
        git(import.meta.dirname, ['rev-parse', '--short=8', 'HEAD']) ?? '',
      ),
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: [['component']] },
        quoteStyle: 'single',
        disableLogging: true,
      }),
      // The routes of public pages once more, without those of the back-office, which load on demand.
      tanstackRouterGenerator({
        routeFileIgnorePattern: String.raw`^admin(\.tsx)?$`,
        generatedRouteTree: './src/siteTree.gen.js',
        disableTypes: true,
        quoteStyle: 'single',
        disableLogging: true,
      }),
      react(),
      baselineTarget(),
      flags(),
      ...(hasMock && !isTest ? [msw({ mode: 'worker-only' })] : []),
      evaluateConstants(),
      loadModules(),
      sharedChunks(),
      cascadeLayers(),
      contentSecurityPolicy(),
      staticHosting({ isDemo }),
      prerender({ usesFixtures: isDemo, apiUrl: process.env['PRERENDER_API_URL'] }),
    ],
    resolve: {
      // MSW's cookie store imports the public-suffix list (110 KB gzip). The mock sets no cookie.
      alias: { tldts: new URL('./mocks/tldts-stub.ts', import.meta.url).pathname },
    },
    css: {
      // Lightning CSS shows the first page of the development server a third of a second earlier. Builds use PostCSS,
      // which can generate shorter class names.
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
      // The server starts with a list: to search all modules for packages takes longer than to bundle them. Tests and
      // Storybook import more, which Vite discovers.
      include: browserPackages,
      noDiscovery: !isTest,
      rolldownOptions: { plugins: [stripDependencySourceMaps()] },
    },
    server: {
      // Watching thousands of generated files would slow down the start.
      watch: {
        ignored: [
          `${import.meta.dirname}/{bench,dist,dist-*,review,screenshots,storybook-static,test-builds,test-results}/**`,
        ],
      },
      // What the home page imports dynamically, transformed while the browser parses the first files.
      warmup: {
        clientFiles: [
          './src/main.tsx',
          './src/screens/{layout/PublicLayout,home/Home}.tsx',
          './mocks/{browser,start-backend}.ts',
        ],
      },
    },
  }
})
