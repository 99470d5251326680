import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import type { Recreation } from './useRecreation.ts'
import styles from './Versions.module.css'

/** Says, above the fields of a new record, which deleted one they come from. */
export function RecreationNotice({ recreation }: { recreation: Recreation | undefined }) {
  const { t } = useTranslation('adminVersions')
  return (
    <div role="status" className={styles.notices}>
      {recreation?.status === 'unreadable' && (
        <Notice variant="warning" title={t('recreate.unreadable')}>
          <p>{t('recreate.unreadableText')}</p>
        </Notice>
      )}
      {recreation?.status === 'filled' && (
        <Notice
          variant="info"
          title={t('recreate.filled', { date: formatMoment(recreation.version.at, 'fr') })}
        >
          <p>{t('recreate.filledText')}</p>
        </Notice>
      )}
    </div>
  )
}
