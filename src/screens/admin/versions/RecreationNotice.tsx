import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import formStyles from '../form/FormLayout.module.css'
import type { RecordFormState } from '../form/useRecordForm.ts'

/** Says, above the fields of a new record, which deleted one they come from. */
export function RecreationNotice({ form }: { form: Pick<RecordFormState, 'recreation'> }) {
  const { t } = useTranslation('adminVersions')
  const { state } = form.recreation
  return (
    <div role="status" className={formStyles.notices}>
      {state?.status === 'unreadable' && (
        <Notice variant="warning" title={t('recreate.unreadable')}>
          <p>{t('recreate.unreadableText')}</p>
        </Notice>
      )}
      {state?.status === 'filled' && (
        <Notice
          variant="info"
          title={t('recreate.filled', { date: formatMoment(state.version.at, 'fr') })}
        >
          <p>{t('recreate.filledText')}</p>
        </Notice>
      )}
    </div>
  )
}
