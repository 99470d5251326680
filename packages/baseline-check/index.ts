export { createBaseline, getBuildTargets } from './baseline.ts'
export { createBaselinePlugin } from './rule.ts'
export { findUnsupportedCss } from './styles.ts'
