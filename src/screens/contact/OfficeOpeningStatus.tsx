import { useTranslation } from 'react-i18next'

import { formatTimeOfDay, formatWeekday } from '#domain/dates.ts'
import { getOpeningStatus, type OpeningStatus } from '#domain/opening-hours.ts'
import type { Office } from '#domain/organisation.ts'

import styles from './OfficeOpeningStatus.module.css'

interface OfficeOpeningStatusProps {
  office: Office
  /** Undefined before the time is known. */
  now: Date | undefined
}

/** Whether an office is open now, or when it opens, in its own time (spec 2.2). */
export function OfficeOpeningStatus({ office, now }: OfficeOpeningStatusProps) {
  const { t, i18n } = useTranslation('contact')
  const status = now === undefined ? undefined : getOpeningStatus(now, office.timeZone)

  function formatStatus(known: OpeningStatus): string {
    if (known.isOpen) return t('openUntil', { time: formatTimeOfDay(known.closes, i18n.language) })
    const time = formatTimeOfDay(known.opens, i18n.language)
    if (known.day === 'today') return t('opensToday', { time })
    if (known.day === 'tomorrow') return t('opensTomorrow', { time })
    return t('opensOn', { time, day: formatWeekday(known.day, i18n.language) })
  }
  return (
    <p className={styles.status} data-open={status?.isOpen}>
      {status === undefined ? t('hours') : formatStatus(status)}
    </p>
  )
}
