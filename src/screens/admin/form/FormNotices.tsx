import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './FormLayout.module.css'
import type { RecordForm } from './useRecordForm.ts'

interface FormNoticesProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>
  saveErrorTitle: string | undefined
}

/** Notices above the fields: a stored draft, a change made elsewhere, a failed save. */
export function FormNotices<Values extends FieldValues>({
  recordForm,
  saveErrorTitle,
}: FormNoticesProps<Values>) {
  const { t, i18n } = useTranslation('adminForms')
  const { saveError, draft, fields } = recordForm
  const rejectedFields = fields.filter(({ name }) => saveError?.fields.includes(name))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      <div role="status" className={styles.notices}>
        {draft.offer && (
          <Notice
            variant="info"
            title={t('draft.title', { date: formatDateTime(draft.offer.savedAt, i18n.language) })}
          >
            <p>{t('draft.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={recordForm.restoreDraft}>
                {t('draft.restore')}
              </Button>
              <Button variant="tertiary" size="small" onClick={() => void draft.discard()}>
                {t('draft.discard')}
              </Button>
            </div>
          </Notice>
        )}
        {recordForm.isChangedElsewhere && (
          <Notice variant="warning" title={t('changedOnServer.title')}>
            <p>{t('changedOnServer.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={recordForm.openConflict}>
                {t('changedOnServer.compare')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {saveError && (
        <Notice variant="warning" announce="alert" title={saveErrorTitle ?? t('saveErrors.title')}>
          <p>
            {rejectedFields.length === 0
              ? t(`saveErrors.${saveError.kind}`)
              : t('saveErrors.refusedFields', {
                  count: rejectedFields.length,
                  fields: list.format(rejectedFields.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
          </p>
          <p>{t('saveErrors.nothingLost')}</p>
        </Notice>
      )}
    </>
  )
}

function formatDateTime(iso: string, language: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
}
