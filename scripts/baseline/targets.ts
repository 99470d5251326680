/**
 * The date of Baseline 'widely available': what Chrome, Edge, Firefox and Safari have all supported for 30 months. The
 * build target and both checks depend on it, not on the current date.
 */
export const baselineDate = '2026-11-22'
