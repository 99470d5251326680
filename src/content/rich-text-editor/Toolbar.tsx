import { Bold, Image, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { createRovingKeyHandler } from '#ui/hooks/roving-focus.ts'

import { inlineImageTypes, prepareInlineImage, type ImageError } from '../prepare-image.ts'
import type { Editor, Formats } from './create-editor.ts'
import { ImagePrompt, LinkPrompt } from './Prompts.tsx'
import styles from './Toolbar.module.css'

interface ToolbarProps {
  editor: RefObject<Editor | undefined>
  /** The editable element that the toolbar controls. */
  fieldId: string
  formats: Formats
  isReady: boolean
  onImageError: (error: ImageError | undefined) => void
}

type Action = 'bold' | 'italic' | 'underline' | 'ordered' | 'bullet' | 'link' | 'image'
const actions: readonly [Action, ComponentType<{ size: number }>][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
  ['ordered', ListOrdered],
  ['bullet', List],
  ['link', Link2],
  ['image', Image],
]
const actionNames = actions.map(([action]) => action)

/** The seven buttons of spec 9 after the ARIA toolbar pattern: one tab stop, arrow keys between them. */
export function Toolbar({ editor, fieldId, formats, isReady, onImageError }: ToolbarProps) {
  const { t } = useTranslation('adminForms')
  const fileInput = useRef<HTMLInputElement>(null)
  const [tabStop, setTabStop] = useState<Action>('bold')
  const [prompt, setPrompt] = useState<'link' | { image: string } | undefined>(undefined)

  const pressed: Partial<Record<Action, boolean>> = {
    bold: formats.bold,
    italic: formats.italic,
    underline: formats.underline,
    ordered: formats.list === 'ordered',
    bullet: formats.list === 'bullet',
    link: formats.link !== undefined,
  }

  function onAction(action: Action): void {
    onImageError(undefined)
    switch (action) {
      case 'link':
        editor.current?.saveSelection()
        setPrompt('link')
        return
      case 'image':
        editor.current?.saveSelection()
        fileInput.current?.click()
        return
      case 'ordered':
      case 'bullet':
        editor.current?.toggleList(action)
        return
      case 'bold':
      case 'italic':
      case 'underline':
        editor.current?.toggleMark(action)
    }
  }
  async function onFileChosen(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const image = await prepareInlineImage(file)
    if ('error' in image) onImageError(image.error)
    else setPrompt({ image: image.dataUrl })
  }
  const onKeyDown = createRovingKeyHandler(actionNames, tabStop, (action, { currentTarget }) => {
    setTabStop(action)
    currentTarget.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus()
  })

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons do, one at a time */}
      <div
        role="toolbar"
        aria-label={t('editor.toolbar')}
        aria-controls={isReady ? fieldId : undefined}
        className={styles.toolbar}
        onKeyDown={onKeyDown}
      >
        {actions.map(([action, Icon]) => (
          <button
            key={action}
            type="button"
            data-action={action}
            className={styles.button}
            aria-label={t(`editor.actions.${action}`)}
            aria-pressed={pressed[action]}
            title={t(`editor.actions.${action}`)}
            disabled={!isReady}
            tabIndex={action === tabStop ? 0 : -1}
            onFocus={() => setTabStop(action)}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAction(action)}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
        <input
          ref={fileInput}
          type="file"
          accept={inlineImageTypes.join(',')}
          hidden
          aria-label={t('editor.actions.image')}
          onChange={(event) => {
            void onFileChosen(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {prompt === 'link' && (
        <LinkPrompt
          currentUrl={formats.link}
          onApply={(address) => {
            setPrompt(undefined)
            editor.current?.setLink(address)
          }}
          onCancel={() => {
            setPrompt(undefined)
            editor.current?.focus()
          }}
        />
      )}
      {typeof prompt === 'object' && (
        <ImagePrompt
          src={prompt.image}
          onApply={(alternative) => {
            setPrompt(undefined)
            editor.current?.insertImage(prompt.image, alternative)
          }}
          onCancel={() => {
            setPrompt(undefined)
            editor.current?.focus()
          }}
        />
      )}
    </>
  )
}
