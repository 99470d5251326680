import type { Rollup } from 'vite'

/** Without a map the development server would generate a larger one. */
const emptySourceMap = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })

/**
 * Empties the source maps of dependencies in development. The server inlines them: 4 of 5.7 MB of the icons and 2 of
 * 3 MB of React, before the first page.
 */
export function stripDependencySourceMaps(): Rollup.Plugin {
  return {
    name: 'without-dependency-maps',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.js.map')) file.source = emptySourceMap
      }
    },
  }
}
