import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { formatTimeOfDay, formatWeekday } from '#domain/dates.ts'
import { getLawyerOpeningStatus } from '#domain/lawyers/working-hours.ts'
import { useNow } from '#ui/hooks/useNow.ts'

/** Whether a cabinet is open now, in words; undefined before the time is known, or where hours say nothing. */
export function useLawyerOpeningStatus({
  workingHours,
  country,
}: Lawyer): { isOpen: boolean; text: string } | undefined {
  const { t, i18n } = useTranslation('lawyer')
  const now = useNow()
  const status =
    now === undefined ? undefined : getLawyerOpeningStatus(workingHours, country.code, now)
  if (status === undefined) return undefined

  const { language } = i18n
  if (status.isOpen) {
    return {
      isOpen: true,
      text: t('hours.openUntil', { time: formatTimeOfDay(status.closes, language) }),
    }
  }
  const time = formatTimeOfDay(status.opens, language)
  const { day } = status
  if (day === 'today') return { isOpen: false, text: t('hours.opensToday', { time }) }
  if (day === 'tomorrow') return { isOpen: false, text: t('hours.opensTomorrow', { time }) }
  return { isOpen: false, text: t('hours.opensOn', { time, day: formatWeekday(day, language) }) }
}
