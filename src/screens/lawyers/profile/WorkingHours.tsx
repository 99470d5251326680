import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { formatWeekday } from '#domain/dates.ts'

import styles from './WorkingHours.module.css'
import { useLawyerOpeningStatus } from './useLawyerOpeningStatus.ts'

/** The week's hours, as the record words them, and whether the cabinet is open now (spec 2.12). */
export function WorkingHours({
  lawyer,
  className,
}: {
  lawyer: Lawyer
  className?: string | undefined
}) {
  const { t, i18n } = useTranslation('lawyer')
  const status = useLawyerOpeningStatus(lawyer)
  const { workingHours, address } = lawyer
  return (
    <aside className={className} aria-labelledby="horaires">
      <h2 id="horaires" className={styles.title}>
        {t('hours.title')}
      </h2>
      {status !== undefined && (
        <p className={styles.status} data-open={status.isOpen}>
          {status.text}
        </p>
      )}
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
