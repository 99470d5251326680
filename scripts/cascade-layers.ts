import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * Opens every built stylesheet with the order of the cascade layers. Chunks load their styles in an
 * order of their own, and the layers stand in the order in which they are first named; the minifier
 * drops the statement from the one file that has it.
 */
export function cascadeLayers(): Plugin {
  const styles = readFileSync(new URL('../src/ui/styles/index.css', import.meta.url), 'utf8')
  const [statement] = styles.match(/@layer [\w, ]+;/) ?? []
  if (statement === undefined) throw new Error('src/ui/styles/index.css names no layers.')
  return {
    name: 'cascade-layers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = statement + String(file.source)
        }
      }
    },
  }
}
