import type { Plugin } from 'vite'

/** The module of Vite's, each `import()` of a build being a call of it. */
const preloadHelper = /vite\/preload-helper\.js$/
const loader = new URL('../src/lib/load-module.ts', import.meta.url).pathname

/** Gives each `import()` of the built client to `loadModule`, in place of Vite's own preloading, which cannot try again. */
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
          // Vite leaves out the imported file itself where it needs no other.
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
      // Most browsers would still show every page, until a file fails.
      if (error === undefined && !isUsed)
        this.error('Vite has another name for its preload helper.')
    },
  }
}
