import { useTranslation } from 'react-i18next'

import { formatFullDate, getOfficeDay } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useNow } from '#ui/hooks/useNow.ts'

import styles from './PrintedOn.module.css'
import { usePageUrl } from './usePageUrl.ts'

/** On paper, the day of printing and the address of the page: what is printed does not change with the law and the days. */
export function PrintedOn() {
  const { t, i18n } = useTranslation('dates')
  const url = usePageUrl()
  const now = useNow()
  const today = now && getOfficeDay(now)
  return (
    <p className={styles.printed}>
      {t('printedOn', { day: formatFullDate(today, getLanguage(i18n)) ?? '', url })}
    </p>
  )
}
