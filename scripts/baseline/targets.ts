import { getCompatibleVersions } from 'baseline-browser-mapping'

/**
 * The date of Baseline 'widely available': what Chrome, Edge, Firefox and Safari have all supported for 30 months. The
 * build target and both checks depend on it, not on the current date.
 */
export const baselineDate = '2026-11-22'

/** From the last browser's support to 'widely available'. */
export const monthsToWide = 30

/**
 * The oldest browsers of that Baseline, as Vite's `build.target` names them. It has no names for Android, whose browsers
 * have the versions of the desktop.
 */
export const baselineTargets = getCompatibleVersions({
  widelyAvailableOnDate: baselineDate,
  suppressWarnings: true,
}).flatMap(({ browser, version }) => {
  if (browser === 'safari_ios') return [`ios${version}`]
  return browser.endsWith('_android') ? [] : [`${browser}${version}`]
})
