import { useTranslation } from 'react-i18next'

import { formatLongDate, toIsoDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'

/**
 * A day in words, '16 novembre 2026'. Its first format costs 7 ms to create, so it is a component: React may stop before it
 * while it hydrates a page in slices.
 */
export function LongDate({ day, className }: { day: string; className?: string | undefined }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={toIsoDate(day)} className={className}>
      {formatLongDate(day, getLanguage(i18n))}
    </time>
  )
}
