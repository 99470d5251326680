import type { Plugin } from 'vite'

/** Vite compiles each `import()` to a call of this module. */
const preloadHelper = /vite\/preload-helper\.js$/
const loader = new URL('../src/platform/load-module.ts', import.meta.url).pathname

/** Replaces Vite's preload helper by `loadModule`, which can retry a failed import. */
export function loadModules(): Plugin {
  let isUsed = false
  return {
    name: 'load-modules',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite omits the imported file itself if it has no dependencies.
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...dependencies])] : dependencies,
        },
      },
    }),
    load: {
      order: 'pre',
      filter: { id: preloadHelper },
      handler() {
        isUsed = true
        return `export { loadModule as __vitePreload } from ${JSON.stringify(loader)}`
      },
    },
    buildEnd(error) {
      // Without the helper most pages work, until a file fails to load.
      if (error === undefined && !isUsed) this.error('Vite renamed its preload helper.')
    },
  }
}
