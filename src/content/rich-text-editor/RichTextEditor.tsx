import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Field, getControlProps } from '#ui/Field/Field.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { usePictureConsent } from '../consent/useConsent.ts'
import type { FileRefusal } from '../images/FileRefusal.ts'
import type { ImageError } from '../images/prepare-image.ts'
import { PictureOffer } from '../RecordPicture/PictureOffer.tsx'
import { findUnsupportedContent } from './unsupported-content.ts'
import { ReadOnlyContent } from './ReadOnlyContent.tsx'
import styles from './RichTextEditor.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'

interface RichTextEditorProps extends FileRefusal {
  /** The id of the editable element. */
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  /** HTML, unchanged byte for byte until edited. */
  value: string
  onChange: (html: string) => void
}

/**
 * The rich text field (spec 2.13, 9). Content that the editor would lose is read-only until the user chooses to edit.
 */
export function RichTextEditor({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isFileRefused,
  onFileRefused,
}: RichTextEditorProps) {
  const { t } = useTranslation('adminForms')
  const ownId = useId()
  const fieldId = id ?? ownId
  const [acceptedValue, setAgreed] = useState<string | undefined>(undefined)
  // Once the user chose to edit, the content stays editable.
  const [isAlwaysEditable, setAlwaysEditable] = useState(
    () => findUnsupportedContent(value).length === 0,
  )
  const unsupported = isAlwaysEditable ? [] : findUnsupportedContent(value)
  const isReadOnly = unsupported.length > 0 && acceptedValue !== value

  const state = getControlProps(fieldId, { hint, error })
  function onImageFault(fault: ImageError | undefined): void {
    onFileRefused(fault && t(`image.errors.${fault}`))
  }
  const { allow } = usePictureConsent()
  const { place, editor, status, formats, heldHosts, retry } = useEditor({
    value,
    onChange(html) {
      onFileRefused(undefined)
      onChange(html)
    },
    onImageError: onImageFault,
    isEnabled: !isReadOnly,
    attributes: {
      id: fieldId,
      role: 'textbox',
      lang: 'fr',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': state['aria-invalid'] && 'true',
      'aria-describedby': state['aria-describedby'],
    },
  })

  if (isReadOnly) {
    return (
      <ReadOnlyContent
        id={fieldId}
        label={label}
        html={value}
        error={error}
        unsupported={unsupported}
        onEditAnyway={() => {
          setAgreed(value)
          setAlwaysEditable(true)
        }}
      />
    )
  }
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} announce="error">
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <Toolbar
          editor={editor}
          fieldId={fieldId}
          formats={formats}
          isReady={status === 'ready'}
          onImageError={onImageFault}
        />
        <div ref={place} className={styles.container} hidden={status !== 'ready'} />
        {status === 'loading' && (
          <div className={styles.placeholder} aria-busy="true">
            <Skeleton lines={4} />
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.placeholder} role="alert">
            <p>{t('editor.failed')}</p>
            <Button variant="secondary" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
      {isFileRefused && (
        <Button
          variant="tertiary"
          size="small"
          onClick={() => {
            onFileRefused(undefined)
            editor.current?.focus()
          }}
        >
          {t('image.letGo')}
        </Button>
      )}
      {heldHosts.map((host) => (
        <PictureOffer
          key={host}
          host={host}
          onShow={() => {
            allow(host)
            editor.current?.focus()
          }}
        />
      ))}
    </Field>
  )
}
