import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { getControlProps, FieldError, FieldRemark } from '#ui/Field/Field.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import type { UnsupportedKind } from './unsupported-content.ts'
import styles from './RichTextEditor.module.css'
import { RichText } from '../RichText.tsx'

interface ReadOnlyContentProps {
  id: string
  label: string
  html: string
  error: string | undefined
  unsupported: readonly UnsupportedKind[]
  onEditAnyway: () => void
}

/** Content that the editor can't edit without loss: rendered as for visitors and kept byte for byte. */
export function ReadOnlyContent({
  id,
  label,
  html,
  error,
  unsupported,
  onEditAnyway,
}: ReadOnlyContentProps) {
  const { t, i18n } = useTranslation('adminForms')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const remark = use(FieldRemark)
  const { 'aria-describedby': describedBy } = getControlProps(id, { error, remark })
  return (
    <div
      className={styles.readOnly}
      role="group"
      aria-label={label}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      <p className={styles.label}>{label}</p>
      <Notice variant="info" title={t('editor.readOnly')}>
        <p>
          {t('editor.readOnlyAdvice', {
            lost: list.format(unsupported.map((kind) => t(`editor.unsupported.${kind}`))),
          })}
        </p>
        <Button variant="tertiary" size="small" onClick={onEditAnyway}>
          {t('editor.editAnyway')}
        </Button>
      </Notice>
      <div className={styles.readOnlyContent}>
        <RichText html={html} topHeadingLevel={2} className={proseClassName} />
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {remark !== undefined && <div id={`${id}-remark`}>{remark}</div>}
    </div>
  )
}
