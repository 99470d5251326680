import { rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Headers that a page cannot set for itself. The content security policy is in the page. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

/** Files of `public/` that are for designers, for authors of servers, or for the mock. */
const demoOnlyFiles = [
  'openapi.json',
  'design-tokens.json',
  'figma-variables.json',
  'mock-worker.js',
]

/**
 * For a client at any origin: the answers of the API as files (prerender/static-answers.ts), and the component manifest
 * (design-system/component-manifest.ts).
 */
const publicFolders = ['api/*', 'storybook/manifests/*']

/**
 * Writes `_redirects` and `_headers` for static hosts. URLs without a file get the empty page, `shell.html`.
 * Hosts that do not read `_redirects` serve `404.html` (both: prerender/plugin.ts).
 */
export function staticHosting({ isDemo }: { isDemo: boolean }): Plugin {
  // The hosted demo contains Storybook, which frames its own stories.
  const policy = { 'Content-Security-Policy': `frame-ancestors ${isDemo ? "'self'" : "'none'"}` }
  let folder = ''
  let base = '/'
  return {
    name: 'static-hosting',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      base = config.base
    },
    async writeBundle() {
      if (!isDemo) {
        for (const file of demoOnlyFiles) await rm(resolve(folder, file), { force: true })
      }
      await writeFile(`${folder}/_redirects`, `${base}* ${base}shell.html 200\n`)
      const lines = Object.entries({ ...policy, ...headers }).map(
        ([name, value]) => `  ${name}: ${value}`,
      )
      await writeFile(
        `${folder}/_headers`,
        [
          `${base}*`,
          ...lines,
          `${base}assets/*`,
          '  Cache-Control: public, max-age=31536000, immutable',
          ...(isDemo
            ? publicFolders.flatMap((path) => [base + path, '  Access-Control-Allow-Origin: *'])
            : []),
          '',
        ].join('\n'),
      )
    },
  }
}
