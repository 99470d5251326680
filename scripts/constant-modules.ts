import type { Plugin } from 'vite'

/** Modules whose exports are constants that come from more than a page needs. */
const constantModules = /\/src\/domain\/question-names\.ts$/

/** Evaluates constant modules at the build: every page has their values, and none loads what they are derived from. */
export function evaluateConstants(): Plugin {
  return {
    name: 'constant-modules',
    apply: 'build',
    load: {
      filter: { id: constantModules },
      async handler(id) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a module exports
        const values = (await import(id)) as Record<string, unknown>
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
