import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { FieldError, fieldState } from '#ui/Field/Field.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { proseLook } from '#ui/Prose/Prose.tsx'

import { RichText } from '../RichText.tsx'
import type { LostKind } from './editable.ts'
import styles from './RichTextEditor.module.css'

interface KeptContentProps {
  id: string
  label: string
  html: string
  error: string | undefined
  lost: readonly LostKind[]
  onEditAnyway: () => void
}

/** Content that the editor cannot edit without loss: shown as visitors see it, kept to the byte. */
export function KeptContent({ id, label, html, error, lost, onEditAnyway }: KeptContentProps) {
  const { t, i18n } = useTranslation('adminForms')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const { 'aria-describedby': describedBy } = fieldState(id, { error })
  return (
    <div
      className={styles.kept}
      role="group"
      aria-label={label}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      <p className={styles.label}>{label}</p>
      <Notice kind="information" title={t('editor.kept')}>
        <p>
          {t('editor.keptAdvice', {
            lost: list.format(lost.map((kind) => t(`editor.lost.${kind}`))),
          })}
        </p>
        <Button look="quiet" size="small" onClick={onEditAnyway}>
          {t('editor.editAnyway')}
        </Button>
      </Notice>
      <div className={styles.keptContent}>
        <RichText html={html} topHeading={3} className={proseLook} />
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
