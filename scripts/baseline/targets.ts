import { getCompatibleVersions } from 'baseline-browser-mapping'

/**
 * The day on which Baseline 'widely available' is read: what Chrome, Edge, Firefox and Safari have all had for 30
 * months by then. The build's target and both checks follow from it; nothing follows from the day on which they run.
 */
export const baselineDate = '2026-11-22'

export const monthsToWide = 30

/** The oldest browsers of that Baseline, as Vite's `build.target` names them. */
export const baselineTargets = getCompatibleVersions({
  widelyAvailableOnDate: baselineDate,
  suppressWarnings: true,
}).flatMap(({ browser, version }) => {
  if (browser === 'safari_ios') return [`ios${version}`]
  return browser.endsWith('_android') ? [] : [`${browser}${version}`]
})
