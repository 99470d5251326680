import type { Plugin } from 'vite'

import { baselineDate } from './targets.ts'

/** Builds for the browsers of the Baseline. Loads the browser data in builds only, to keep the development server fast. */
export function baselineTarget(): Plugin {
  return {
    name: 'baseline-target',
    apply: 'build',
    async config() {
      const { getBuildTargets } = await import('baseline-check')
      return { build: { target: getBuildTargets(baselineDate) } }
    },
  }
}
