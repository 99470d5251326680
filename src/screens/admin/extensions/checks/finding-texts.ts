import type { TFunction } from 'i18next'

import type { Finding } from '#domain/content-checks/finding.ts'
import { formatLongDate } from '#domain/dates.ts'

type Translate = TFunction<'adminChecks'>

/** What a rule has found, in words. */
export function describeFinding({ rule, quote, count = 1 }: Finding, t: Translate): string {
  if (rule === 'articleOld') {
    return t('rules.articleOld.what', { day: formatLongDate(quote, 'fr') ?? quote })
  }
  return t(`rules.${rule}.what`, { quote, count }).trim()
}

export function explainFinding({ rule }: Finding, t: Translate): string {
  return t(`rules.${rule}.why`)
}
