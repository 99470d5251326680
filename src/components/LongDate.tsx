import { useTranslation } from 'react-i18next'

import { formatLongDate, toIsoDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'

/** A day in words, '16 novembre 2026', with the date that machines read. */
export function LongDate({ day, className }: { day: string; className?: string | undefined }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={toIsoDate(day)} className={className}>
      {formatLongDate(day, getLanguage(i18n))}
    </time>
  )
}
