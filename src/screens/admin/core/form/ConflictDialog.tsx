import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { compareValues } from '../comparison/compare-values.ts'
import { FieldComparison } from '../comparison/Comparison.tsx'
import styles from './ConflictDialog.module.css'
import { mergeValues } from '../definition/merge-values.ts'
import type { RecordFormState } from './useRecordForm.ts'

interface ConflictDialogProps {
  form: RecordFormState
  conflict: NonNullable<RecordFormState['conflict']>
}

/**
 * Shows what this form and somebody else have both changed, word by word, and asks which is kept. Every other change stays,
 * whoever made it.
 */
export function ConflictDialog({ form, conflict }: ConflictDialogProps) {
  const { t, i18n } = useTranslation('adminForms')
  const { base, theirs } = conflict
  const { values, disputed, adopted } = mergeValues(form.definition, {
    base,
    mine: form.values,
    theirs,
  })
  const fields = compareValues(form.definition, theirs, values, form.fields.getContext)
  // Opened by hand, where there may be nothing to decide.
  const opened = disputed.length === 0 && adopted.length > 0 ? 'adopt' : 'continue'
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const adoptedLabels = fields
    .filter(({ name }) => adopted.includes(name))
    .map(({ label }) => label)
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
          {disputed.length > 0 && (
            <Button variant="secondary" onClick={conflict.keepTheirs}>
              {t('conflict.keepTheirs')}
            </Button>
          )}
          <Button onClick={conflict.overwrite}>
            {t(`conflict.${conflict.wasSaving ? 'overwrite' : opened}`)}
          </Button>
        </>
      }
    >
      {disputed.length > 0 && <p>{t('conflict.text')}</p>}
      {fields
        .filter(({ name }) => disputed.includes(name))
        .map(({ name, label, parts }) => (
          <section key={name} className={styles.field} aria-label={label}>
            <h3 className={styles.label}>{label}</h3>
            <FieldComparison parts={parts} />
          </section>
        ))}
      <p>
        {adoptedLabels.length > 0
          ? t('conflict.adopted', { fields: list.format(adoptedLabels) })
          : t(disputed.length > 0 ? 'conflict.othersKept' : 'conflict.identical')}
      </p>
    </Dialog>
  )
}
