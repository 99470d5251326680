import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import type { ImageFault } from '../images/prepareImage.ts'
import { lostOnEdit } from './editable.ts'
import { KeptContent } from './KeptContent.tsx'
import styles from './RichTextEditor.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'

interface RichTextEditorProps {
  /** The id of the place where one types. */
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  /** HTML. It comes back to the byte as long as nobody edits it. */
  value: string
  onChange: (html: string) => void
}

/**
 * The field for formatted text (spec 2.13, 9). Content that holds what the editor would lose is shown as it
 * is until somebody asks to edit it all the same.
 */
export function RichTextEditor({ id, label, hint, error, value, onChange }: RichTextEditorProps) {
  const { t } = useTranslation('adminForms')
  const ownId = useId()
  const fieldId = id ?? ownId
  const [agreed, setAgreed] = useState<string | undefined>(undefined)
  const [imageFault, setImageFault] = useState<ImageFault | undefined>(undefined)
  // The content that somebody agreed to edit stays open, whatever it becomes.
  const [opened, setOpened] = useState(() => lostOnEdit(value).length === 0)
  const lost = opened ? [] : lostOnEdit(value)
  const isKept = lost.length > 0 && agreed !== value

  const { place, editor, status, formats, retry } = useEditor({
    value,
    onChange(html) {
      setImageFault(undefined)
      onChange(html)
    },
    onImageFault: setImageFault,
    isWanted: !isKept,
    attributes: {
      id: fieldId,
      role: 'textbox',
      lang: 'fr',
      'aria-multiline': 'true',
      'aria-label': label,
      ...describedBy(fieldId, hint, error),
    },
  })

  if (isKept) {
    return (
      <KeptContent
        id={fieldId}
        label={label}
        html={value}
        lost={lost}
        onEditAnyway={() => {
          setAgreed(value)
          setOpened(true)
        }}
      />
    )
  }
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error ?? (imageFault && t(`image.faults.${imageFault}`))}
    >
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <Toolbar
          editor={editor}
          fieldId={fieldId}
          formats={formats}
          isReady={status === 'ready'}
          onImageFault={setImageFault}
        />
        <div ref={place} className={styles.place} hidden={status !== 'ready'} />
        {status === 'loading' && (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton lines={4} />
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.waiting} role="alert">
            <p>{t('editor.failed')}</p>
            <Button look="secondary" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    </Field>
  )
}

function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
  const description = ids.filter(Boolean).join(' ')
  return description === '' ? {} : { 'aria-describedby': description }
}
