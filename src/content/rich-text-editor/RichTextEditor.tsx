import { clsx } from 'clsx/lite'
import { use, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Field, getControlProps, FieldRemark } from '#ui/Field/Field.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { allowPictures } from '../useConsent.ts'
import type { FileFieldProps, ImageError } from '../prepare-image.ts'
import { PictureOffer } from '../PictureOffer.tsx'
import type { Formats } from './create-editor.ts'
import { getBlockKind, isMac } from './heading-shortcuts.ts'
import { findUnsupportedContent } from './unsupported-content.ts'
import styles from './RichTextEditor.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'
import { RichText } from '../RichText.tsx'
import { PasteLosses } from './PasteLosses.tsx'
import { ReadOnlyContent } from './ReadOnlyContent.tsx'

interface RichTextEditorProps extends FileFieldProps {
  /** The id of the editable element. */
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  /** HTML, unchanged byte for byte until edited. */
  value: string
  /** Called late, and as soon as the form asks (`onLateInput`). */
  onChange: (html: string) => void
  /** The size of the text on the public page, if it is not that of other texts. */
  size?: 'article' | undefined
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
  onRefusalChange,
  onPreparation,
  onPanelOpen,
  onLateInput,
  size,
}: RichTextEditorProps) {
  const { t } = useTranslation('adminForms')
  const ownId = useId()
  const fieldId = id ?? ownId
  // From the start for content without loss, or once the user chose to edit. Never reset.
  const [isUnlocked, setIsUnlocked] = useState(() => findUnsupportedContent(value).length === 0)
  const unsupported = isUnlocked ? [] : findUnsupportedContent(value)
  const isReadOnly = unsupported.length > 0

  const state = getControlProps(fieldId, { hint, error, remark: use(FieldRemark) })
  function onImageError(imageError: ImageError | undefined): void {
    onRefusalChange(imageError && t(`image.errors.${imageError}`))
  }
  const headingHintId = `${fieldId}-headings`
  const { container, editor, status, formats, converted, heldHosts, lossyPaste, retry, waitFor } =
    useEditor({
      value,
      // The same styles, so that the text looks as on the public page.
      className: proseClassName,
      onChange,
      // Not with the late change: a file may be refused after the edits that it reports.
      onEdit: () => onRefusalChange(undefined),
      onLateInput,
      onImageError,
      onPreparation,
      isEnabled: !isReadOnly,
      attributes: {
        id: fieldId,
        role: 'textbox',
        lang: 'fr',
        // A page translator would write into the record.
        translate: 'no',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': state['aria-invalid'] && 'true',
        'aria-describedby': [state['aria-describedby'], headingHintId].filter(Boolean).join(' '),
      },
    })

  const { retryButton, takeFocus } = useFocusAfterLoading(status, editor)

  if (isReadOnly) {
    return (
      <ReadOnlyContent
        id={fieldId}
        label={label}
        html={value}
        error={error}
        unsupported={unsupported}
        onEditAnyway={() => {
          takeFocus()
          setIsUnlocked(true)
        }}
      />
    )
  }
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} announce="error">
      <div
        className={styles.frame}
        data-size={size}
        data-invalid={error !== undefined || undefined}
      >
        <Toolbar
          editor={editor}
          fieldId={fieldId}
          formats={formats ?? noFormats}
          isReady={status === 'ready'}
          onImageError={onImageError}
          onPreparation={waitFor}
          onPanelOpen={onPanelOpen}
        />
        <div ref={container} className={styles.container} hidden={status !== 'ready'} />
        {status === 'loading' && (
          // Reserves the height of the content, so that a focused field below it stays in view.
          <div className={styles.container} aria-busy="true" inert>
            <RichText html={value} className={clsx('ql-editor', proseClassName)} />
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.placeholder} role="alert">
            <p>{t('editor.failed')}</p>
            <Button
              ref={retryButton}
              variant="secondary"
              size="small"
              onClick={() => {
                takeFocus()
                retry()
              }}
            >
              {t('retry')}
            </Button>
          </div>
        )}
        <Footer hintId={headingHintId} formats={formats} converted={converted} />
      </div>
      {lossyPaste && (
        <PasteLosses
          paste={lossyPaste}
          onUndo={() => editor.current?.paste.undo()}
          onShow={() => editor.current?.paste.showNext()}
          onKeep={() => editor.current?.paste.keep()}
        />
      )}
      {isFileRefused && (
        <Button
          variant="tertiary"
          size="small"
          onClick={() => {
            onRefusalChange(undefined)
            editor.current?.focus()
          }}
        >
          {t('image.removeRefused')}
        </Button>
      )}
      {heldHosts.map((host) => (
        <PictureOffer
          key={host}
          host={host}
          onShow={() => {
            allowPictures(host)
            editor.current?.focus()
          }}
        />
      ))}
    </Field>
  )
}

const noFormats = {}

/** Moves the focus to the editor, or to the button that tries again, where the button that had it made way for one of them. */
function useFocusAfterLoading(
  status: ReturnType<typeof useEditor>['status'],
  editor: ReturnType<typeof useEditor>['editor'],
) {
  const retryButton = useRef<HTMLButtonElement>(null)
  /** Whether the button that had the focus made way for the editor. */
  const takesFocus = useRef(false)
  useEffect(() => {
    if (!takesFocus.current || status === 'loading') return
    takesFocus.current = false
    // The user has moved on.
    if (document.activeElement !== document.body) return
    if (status === 'ready') editor.current?.focus()
    else retryButton.current?.focus()
  }, [status, editor])
  return {
    retryButton,
    /** The button that has the focus is about to go. */
    takeFocus: () => {
      takesFocus.current = true
    },
  }
}

interface FooterProps {
  hintId: string
  formats: Formats | undefined
  converted: Formats | undefined
}

/** Which block the caret is in. */
function Footer({ hintId, formats, converted }: FooterProps) {
  const { t } = useTranslation('adminForms')
  return (
    <div className={styles.footer}>
      <HeadingHint id={hintId} />
      {formats !== undefined && (
        <span className={styles.kind}>{t(`editor.kinds.${getBlockKind(formats)}`)}</span>
      )}
      {/* Only what a shortcut or a mark has made: where the caret goes, screen readers name the block. */}
      <VisuallyHidden aria-live="polite">
        {converted !== undefined && t(`editor.kinds.${getBlockKind(converted)}`)}
      </VisuallyHidden>
    </div>
  )
}

/** How to make a heading, which has no button (spec 9). */
function HeadingHint({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const keys = t(isMac() ? 'editor.headings.macKeys' : 'editor.headings.keys')
  return (
    <p id={id} className={styles.headingHint}>
      {t('editor.headings.hint', { keys })}
    </p>
  )
}
