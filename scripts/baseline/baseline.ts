import { features } from 'web-features'

import { baselineDate, monthsToWide } from './targets.ts'

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

const latest = new Date(baselineDate)
latest.setUTCMonth(latest.getUTCMonth() - monthsToWide)
const latestDate = latest.toISOString().slice(0, 10)

/** All keys of the data. */
export const compatKeys: readonly string[] = [...supportedSince.keys()]

/** Whether a key is in the Baseline; `undefined` if the data does not contain it. */
export function isWidelyAvailable(key: string): boolean | undefined {
  if (!supportedSince.has(key)) return undefined
  const date = supportedSince.get(key)
  return date !== undefined && date <= latestDate
}

/** The message for an unsupported feature. */
export function formatUnsupportedMessage(name: string): string {
  return `${name} is beyond Baseline 'widely available' on ${baselineDate}, and has no fallback here.`
}
