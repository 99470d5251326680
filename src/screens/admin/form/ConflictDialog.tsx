import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import styles from './ConflictDialog.module.css'
import type { RecordFormState } from './useRecordForm.ts'

interface ConflictDialogProps {
  form: RecordFormState
  conflict: NonNullable<RecordFormState['conflict']>
}

/** Compares the server's version of a record with the form's, field by field, and asks which one to keep. */
export function ConflictDialog({ form, conflict }: ConflictDialogProps) {
  const { t } = useTranslation('adminForms')
  const differing = form.fields
    .map(({ name, label, formatValue }) => ({
      name,
      label,
      theirs: formatValue(conflict.theirs),
      mine: formatValue(form.values),
    }))
    .filter((field) => field.theirs !== field.mine)
  return (
    <Dialog
      open
      size="wide"
      title={t('conflict.title')}
      onClose={conflict.close}
      actions={
        <>
          <Button variant="secondary" onClick={conflict.close}>
            {t('conflict.back')}
          </Button>
          <Button variant="secondary" onClick={conflict.keepTheirs}>
            {t('conflict.keepTheirs')}
          </Button>
          <Button onClick={conflict.overwrite}>
            {t(conflict.wasSaving ? 'conflict.overwrite' : 'conflict.continue')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {differing.length === 0 ? (
        <p>{t('conflict.identical')}</p>
      ) : (
        <dl className={styles.fields}>
          {differing.map((field) => (
            <div key={field.name} className={styles.field}>
              <dt>{field.label}</dt>
              <dd>
                <span className={styles.versionLabel}>{t('conflict.theirs')}</span>
                <span className={styles.versionText}>{field.theirs || t('conflict.empty')}</span>
              </dd>
              <dd>
                <span className={styles.versionLabel}>{t('conflict.mine')}</span>
                <span className={styles.versionText}>{field.mine || t('conflict.empty')}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
