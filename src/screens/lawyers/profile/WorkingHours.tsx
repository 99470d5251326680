import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { formatWeekday } from '#domain/dates.ts'
import { getLawyerOpeningStatus } from '#domain/lawyers/working-hours.ts'
import { describeOpeningStatus } from '#domain/opening-hours.ts'
import { useNow } from '#ui/hooks/useNow.ts'

import styles from './WorkingHours.module.css'

/** The opening hours as in the record, and whether the office is open now (spec 2.12). */
export function WorkingHours({
  lawyer,
  className,
}: {
  lawyer: Lawyer
  className?: string | undefined
}) {
  const { t, i18n } = useTranslation('lawyer')
  const { workingHours, address } = lawyer
  return (
    <aside className={className} aria-labelledby="horaires">
      <h2 id="horaires" className={styles.title}>
        {t('hours.title')}
      </h2>
      <LawyerOpeningStatus lawyer={lawyer} />
      {workingHours.length === 0 ? (
        <p>{t('hours.none')}</p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {workingHours.map(({ day, hours }) => (
              <tr key={day}>
                <th scope="row">{formatWeekday(day, i18n.language)}</th>
                <td>
                  {hours.split(',').map((range) => (
                    <span key={range}>{range.trim()}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.timeZone}>{t('hours.zone', { city: address.city })}</p>
    </aside>
  )
}

/** Whether the office is open now. Renders nothing before the time is known or if the record's hours cannot be parsed. */
function LawyerOpeningStatus({ lawyer: { workingHours, country } }: { lawyer: Lawyer }) {
  const { t, i18n } = useTranslation('lawyer')
  const now = useNow()
  const status = now && getLawyerOpeningStatus(workingHours, country.code, now)
  if (status === undefined) return null
  const { key, values } = describeOpeningStatus(status, i18n.language)
  return (
    <p className={styles.status} data-open={status.isOpen}>
      {t(`hours.${key}`, values)}
    </p>
  )
}
