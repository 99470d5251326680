import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import type { ShownField } from './fields.ts'
import styles from './FormFrame.module.css'
import type { RecordForm } from './useRecordForm.ts'

interface FormNoticesProps<Values extends FieldValues> {
  record: RecordForm<Values>
  failureTitle: string | undefined
  fields: readonly ShownField<Values>[]
}

/** What a person must know before going on: saving failed, the record changed elsewhere, a draft is there. */
export function FormNotices<Values extends FieldValues>({
  record,
  failureTitle,
  fields,
}: FormNoticesProps<Values>) {
  const { t, i18n } = useTranslation('adminForms')
  const { failure, draft } = record
  const named = fields.filter(({ name }) => failure?.fields.includes(name))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      <div role="status" className={styles.said}>
        {draft.offer && (
          <Notice
            kind="information"
            title={t('draft.title', { date: dateAndTime(draft.offer.savedAt, i18n.language) })}
          >
            <p>{t('draft.text')}</p>
            <div className={styles.choices}>
              <Button look="secondary" size="small" onClick={record.restoreDraft}>
                {t('draft.restore')}
              </Button>
              <Button look="quiet" size="small" onClick={() => void draft.discard()}>
                {t('draft.discard')}
              </Button>
            </div>
          </Notice>
        )}
        {record.isChangedElsewhere && (
          <Notice kind="warning" title={t('elsewhere.title')}>
            <p>{t('elsewhere.text')}</p>
            <div className={styles.choices}>
              <Button look="secondary" size="small" onClick={record.showConflict}>
                {t('elsewhere.compare')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {failure && (
        <Notice kind="warning" announce="alert" title={failureTitle ?? t('failures.title')}>
          <p>
            {named.length === 0
              ? t(`failures.${failure.kind}`)
              : t('failures.refusedFields', {
                  count: named.length,
                  fields: list.format(named.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
          </p>
          <p>{t('failures.kept')}</p>
        </Notice>
      )}
    </>
  )
}

function dateAndTime(iso: string, language: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
}
