import type { Plugin } from 'vite'

/** Builds for the browsers of the Baseline. Loads the browser data in builds only, to keep the development server fast. */
export function baselineTarget(): Plugin {
  return {
    name: 'baseline-target',
    apply: 'build',
    async config() {
      const { baselineTargets } = await import('./targets.ts')
      return { build: { target: baselineTargets } }
    },
  }
}
