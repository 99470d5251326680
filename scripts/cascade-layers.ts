import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * Adds the order of the cascade layers to every built stylesheet. Stylesheets of chunks load in any order, layers are
 * ordered by their first occurrence, and the minifier removes the statement from the one file that has it.
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
