import type { Plugin } from 'vite'

/** Builds for the browsers of the Baseline. Their data is not loaded for the development server, which starts without. */
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
