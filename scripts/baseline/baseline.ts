import { features } from 'web-features'

import { baselineDate, monthsToWide } from './targets.ts'

/** Since when all of them have what MDN's data names so (`css.properties.gap`), if they do. */
const since = new Map<string, string | undefined>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { baseline_low_date: date }] of Object.entries(
    feature.status.by_compat_key ?? {},
  )) {
    // '≤2020-01-15': at the latest.
    since.set(key, date?.replace('≤', ''))
  }
}

const newest = new Date(baselineDate)
newest.setUTCMonth(newest.getUTCMonth() - monthsToWide)
const newestDate = newest.toISOString().slice(0, 10)

/** Everything that the data knows. */
export const compatKeys: readonly string[] = [...since.keys()]

/** Whether something is in the Baseline; `undefined` if the data does not know it. */
export function isWidelyAvailable(key: string): boolean | undefined {
  if (!since.has(key)) return undefined
  const date = since.get(key)
  return date !== undefined && date <= newestDate
}

/** Names what is beyond the Baseline, for a message. */
export function describeBeyond(name: string): string {
  return `${name} is beyond Baseline 'widely available' on ${baselineDate}, and has no fallback here.`
}
