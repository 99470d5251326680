import { useTranslation } from 'react-i18next'

import { openingStatus, type OpeningStatus } from '#domain/opening-hours.ts'
import type { Office } from '#domain/organisation.ts'

import styles from './OpeningState.module.css'

interface OpeningStateProps {
  office: Office
  /** Undefined before the time is known. */
  now: Date | undefined
}

/** Whether an office is open now, or when it opens, in its own time (spec 2.2). */
export function OpeningState({ office, now }: OpeningStateProps) {
  const { t, i18n } = useTranslation('contact')
  const status = now === undefined ? undefined : openingStatus(now, office.timeZone)

  function textOf(known: OpeningStatus): string {
    if (known.isOpen) return t('openUntil', { time: timeOf(known.closes, i18n.language) })
    const time = timeOf(known.opens, i18n.language)
    if (known.day === 'today') return t('opensToday', { time })
    if (known.day === 'tomorrow') return t('opensTomorrow', { time })
    return t('opensOn', { time, day: dayOf(known.day, i18n.language) })
  }
  return (
    <p className={styles.state} data-open={status?.isOpen}>
      {status === undefined ? t('hours') : textOf(status)}
    </p>
  )
}

/** '9 h 00' or '09:00': the two ways of the site's opening hours. */
function timeOf(minutes: number, language: string): string {
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return language === 'fr'
    ? `${hour}\u00A0h\u00A0${rest}`
    : `${String(hour).padStart(2, '0')}:${rest}`
}

/** The name of a day of the week, 1 being Monday; the fifth of January 1970 was one. */
function dayOf(weekday: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + weekday)),
  )
}
