import { getCompatibleVersions } from 'baseline-browser-mapping'
import { features } from 'web-features'

/** From the last browser's support to 'widely available'. */
const monthsToWide = 30

/** The dates since which all browsers support a key of MDN's data, such as `css.properties.gap`. */
const supportedSince = new Map<string, string | undefined>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { baseline_low_date: date }] of Object.entries(
    feature.status.by_compat_key ?? {},
  )) {
    // '≤2020-01-15' means at the latest.
    supportedSince.set(key, date?.replace('≤', ''))
  }
}

/** All keys of the data. */
export const compatKeys: readonly string[] = [...supportedSince.keys()]

export type Baseline = ReturnType<typeof createBaseline>

/** What Chrome, Edge, Firefox and Safari had all supported for 30 months on a date such as `2026-11-22`. */
export function createBaseline(date: string) {
  const latest = new Date(date)
  latest.setUTCMonth(latest.getUTCMonth() - monthsToWide)
  const latestDate = latest.toISOString().slice(0, 10)
  return {
    /** Whether a key is in the Baseline; `undefined` if the data does not contain it. */
    isWidelyAvailable(this: void, key: string): boolean | undefined {
      if (!supportedSince.has(key)) return undefined
      const since = supportedSince.get(key)
      return since !== undefined && since <= latestDate
    },
    /** The message for an unsupported feature. */
    formatMessage: (name: string) =>
      `${name} is beyond Baseline 'widely available' on ${date}, and has no fallback here.`,
  }
}

/**
 * The oldest browsers of the Baseline, as Vite's `build.target` names them. It has no names for Android, whose browsers
 * have the versions of the desktop.
 */
export function getBuildTargets(date: string): string[] {
  return getCompatibleVersions({
    widelyAvailableOnDate: date,
    suppressWarnings: true,
  }).flatMap(({ browser, version }) => {
    if (browser === 'safari_ios') return [`ios${version}`]
    return browser.endsWith('_android') ? [] : [`${browser}${version}`]
  })
}
