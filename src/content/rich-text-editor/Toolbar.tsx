import { Bold, Image, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { createRovingKeyHandler } from '#ui/hooks/roving-focus.ts'

import {
  inlineImageTypes,
  prepareInlineImage,
  type FileFieldProps,
  type ImageError,
} from '../prepare-image.ts'
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
  onPreparation: FileFieldProps['onPreparation']
  onPanelOpen: FileFieldProps['onPanelOpen']
}

/** In their order. `toggles` is the format of Quill, with its value, that the button switches on and off. */
const buttons = [
  { action: 'bold', Icon: Bold, toggles: { name: 'bold', value: true } },
  { action: 'italic', Icon: Italic, toggles: { name: 'italic', value: true } },
  { action: 'underline', Icon: Underline, toggles: { name: 'underline', value: true } },
  { action: 'ordered', Icon: ListOrdered, toggles: { name: 'list', value: 'ordered' } },
  { action: 'bullet', Icon: List, toggles: { name: 'list', value: 'bullet' } },
  { action: 'link', Icon: Link2, toggles: undefined },
  { action: 'image', Icon: Image, toggles: undefined },
] as const
type Button = (typeof buttons)[number]

/** The seven buttons of spec 9 after the ARIA toolbar pattern: one tab stop, arrow keys between them. */
export function Toolbar({
  editor,
  fieldId,
  formats,
  isReady,
  onImageError,
  onPreparation,
  onPanelOpen,
}: ToolbarProps) {
  const { t } = useTranslation('adminForms')
  const fileInput = useRef<HTMLInputElement>(null)
  const [tabStop, setTabStop] = useState<Button['action']>('bold')
  const [prompt, setPrompt] = useState<'link' | { image: string } | undefined>(undefined)
  const link = typeof formats['link'] === 'string' ? formats['link'] : undefined

  function isPressed({ action, toggles }: Button): boolean | undefined {
    if (action === 'image') return undefined
    return action === 'link' ? link !== undefined : formats[toggles.name] === toggles.value
  }
  function onAction({ action, toggles }: Button): void {
    onImageError(undefined)
    if (toggles !== undefined) {
      editor.current?.toggleFormat(toggles.name, toggles.value)
      return
    }
    editor.current?.saveSelection()
    if (action === 'link') setPrompt('link')
    else fileInput.current?.click()
  }
  function cancelPrompt(): void {
    setPrompt(undefined)
    editor.current?.focus()
  }
  async function prepare(file: File): Promise<void> {
    const image = await prepareInlineImage(file)
    if ('error' in image) onImageError(image.error)
    // At once: a save that waits for the picture then inserts what the panel holds.
    else flushSync(() => setPrompt({ image: image.dataUrl }))
  }
  const onKeyDown = createRovingKeyHandler(
    buttons.map(({ action }) => action),
    tabStop,
    (action, { currentTarget }) => {
      setTabStop(action)
      currentTarget.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus()
    },
  )

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
        {buttons.map((button) => (
          <button
            key={button.action}
            type="button"
            data-action={button.action}
            className={styles.button}
            aria-label={t(`editor.actions.${button.action}`)}
            aria-pressed={isPressed(button)}
            title={t(`editor.actions.${button.action}`)}
            disabled={!isReady}
            tabIndex={button.action === tabStop ? 0 : -1}
            onFocus={() => setTabStop(button.action)}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAction(button)}
          >
            <button.Icon size={18} aria-hidden />
          </button>
        ))}
        <input
          ref={fileInput}
          type="file"
          accept={inlineImageTypes.join(',')}
          hidden
          aria-label={t('editor.actions.image')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) onPreparation(prepare(file))
            event.target.value = ''
          }}
        />
      </div>
      {prompt === 'link' && (
        <LinkPrompt
          currentUrl={link}
          onPanelOpen={onPanelOpen}
          onApply={(url, name) => {
            setPrompt(undefined)
            editor.current?.setLink(url, name)
          }}
          onCancel={cancelPrompt}
        />
      )}
      {typeof prompt === 'object' && (
        <ImagePrompt
          src={prompt.image}
          onPanelOpen={onPanelOpen}
          onApply={(alternative) => {
            setPrompt(undefined)
            editor.current?.insertImage(prompt.image, alternative)
          }}
          onCancel={cancelPrompt}
        />
      )}
    </>
  )
}
