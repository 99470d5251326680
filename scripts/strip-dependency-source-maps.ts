import type { Rollup } from 'vite'

/** Not none: the development server would make one of its own, larger still. */
const emptySourceMap = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })

/**
 * Empties the source maps of packages that are bundled for the development server. It sends them within the
 * files, which are readable without: 4 of the 5.7 MB of the icons, 2 of React's 3, before the first page.
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
