import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/**
 * Files of `public/` that belong to the demo: the OpenAPI document, whose examples are the demo's
 * records, the design tokens, which are for designers, and the mock's worker. A production build is written
 * without them.
 */
const demoFiles = ['openapi.json', 'design-tokens.json', 'mock-worker.js']

export function demoOnlyFiles({ isDemo }: { isDemo: boolean }): Plugin {
  let folder = ''
  return {
    name: 'demo-only',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      if (isDemo) return
      for (const file of demoFiles) await rm(resolve(folder, file), { force: true })
    },
  }
}
