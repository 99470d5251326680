import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import styles from './ConflictDialog.module.css'
import type { FormField } from './field-values.ts'

interface ConflictDialogProps<Values extends FieldValues> {
  fields: readonly FormField<Values>[]
  theirs: Values
  mine: Values
  /** Whether `onOverwrite` also saves. */
  wasSaving: boolean
  onOverwrite: () => void
  onKeepTheirs: () => void
  onClose: () => void
}

/** Compares the server's version of a record with the form's, field by field, and asks which one to keep. */
export function ConflictDialog<Values extends FieldValues>({
  fields,
  theirs,
  mine,
  wasSaving,
  onOverwrite,
  onKeepTheirs,
  onClose,
}: ConflictDialogProps<Values>) {
  const { t } = useTranslation('adminForms')
  const differing = fields
    .map(({ name, label, formatValue = (values) => String(values[name]) }) => ({
      name,
      label,
      theirs: formatValue(theirs),
      mine: formatValue(mine),
    }))
    .filter((field) => field.theirs !== field.mine)
  return (
    <Dialog
      open
      size="wide"
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('conflict.back')}
          </Button>
          <Button variant="secondary" onClick={onKeepTheirs}>
            {t('conflict.keepTheirs')}
          </Button>
          <Button onClick={onOverwrite}>
            {t(wasSaving ? 'conflict.overwrite' : 'conflict.continue')}
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
