import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'

import { getPressedKey } from '#platform/pressed-key.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import type { FileFieldProps } from '../prepare-image.ts'
import { LinkSearchContext, type LinkSearchProps, type LinkTarget } from './link-search.ts'
import styles from './Toolbar.module.css'

interface LinkPromptProps {
  /** The URL of the selected link. */
  currentUrl: string | undefined
  /** Called with the name of the page where one of the site was chosen. */
  onApply: (url: string | undefined, name?: string) => void
  onCancel: () => void
  onPanelOpen: FileFieldProps['onPanelOpen']
}

/** Asks for a link's URL: a page of the site, or http, https, mailto, tel or sms (spec 5). */
export function LinkPrompt({ currentUrl, onApply, onCancel, onPanelOpen }: LinkPromptProps) {
  const { t } = useTranslation('adminForms')
  const [value, setValue] = useState(currentUrl ?? '')
  const [isInvalid, setIsInvalid] = useState(false)
  const [chosen, setChosen] = useState<LinkTarget>()
  const inputRef = useRef<HTMLInputElement>(null)

  function onConfirm(): boolean {
    const url = parseLink(value)
    if (url === undefined) {
      setIsInvalid(true)
      inputRef.current?.focus()
    } else onApply(url, url === chosen?.url ? chosen.name : undefined)
    return url !== undefined
  }
  return (
    <Prompt
      label={t('editor.link.title')}
      inputRef={inputRef}
      confirmText={t('editor.link.apply')}
      hasInput={value.trim() !== (currentUrl ?? '')}
      onPanelOpen={onPanelOpen}
      onConfirm={onConfirm}
      onRemove={currentUrl === undefined ? undefined : () => onApply(undefined)}
      onCancel={onCancel}
    >
      <TextField
        ref={inputRef}
        label={t('editor.link.address')}
        hint={t('editor.link.hint')}
        error={isInvalid ? t('editor.link.invalid') : undefined}
        value={value}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => {
          setValue(event.target.value)
          setIsInvalid(false)
        }}
      />
      <LinkSearch
        query={value.trim()}
        onChoose={(target) => {
          setChosen(target)
          setValue(target.url)
          setIsInvalid(false)
          inputRef.current?.focus()
        }}
      />
    </Prompt>
  )
}

function LinkSearch(props: LinkSearchProps) {
  return use(LinkSearchContext)(props)
}

interface ImagePromptProps {
  src: string
  onApply: (alternative: string) => void
  onCancel: () => void
  onPanelOpen: FileFieldProps['onPanelOpen']
}

/** Asks for an image's alternative text. */
export function ImagePrompt({ src, onApply, onCancel, onPanelOpen }: ImagePromptProps) {
  const { t } = useTranslation('adminForms')
  const [value, setValue] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <Prompt
      label={t('editor.image.title')}
      inputRef={inputRef}
      confirmText={t('editor.image.insert')}
      hasInput
      onPanelOpen={onPanelOpen}
      onConfirm={() => {
        onApply(value.trim())
        return true
      }}
      onCancel={onCancel}
    >
      <div className={styles.imagePrompt}>
        <img src={src} alt="" />
        <TextField
          ref={inputRef}
          label={t('editor.image.altText')}
          hint={t('editor.image.hint')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
    </Prompt>
  )
}

interface PromptProps {
  label: string
  /** The field of the prompt, which has the focus first. */
  inputRef: RefObject<HTMLInputElement | null>
  confirmText: string
  /** Whether the text would lose something without it. */
  hasInput: boolean
  onPanelOpen: FileFieldProps['onPanelOpen']
  /** Returns false if the input is invalid. */
  onConfirm: () => boolean
  onRemove?: (() => void) | undefined
  onCancel: () => void
  children: Elements
}

/** A row below the toolbar. Forms can't nest, so it handles Enter and Escape itself. */
function Prompt({
  label,
  inputRef,
  confirmText,
  hasInput,
  onPanelOpen,
  onConfirm,
  onRemove,
  onCancel,
  children,
}: PromptProps) {
  const { t } = useTranslation('adminForms')
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => inputRef.current?.focus(), [inputRef])
  /** For a save, which leaves the focus where it is. */
  const insert = useEffectEvent((): boolean => {
    const focused = document.activeElement
    const isInserted = onConfirm()
    const isElsewhere = container.current?.contains(focused) === false
    if (isInserted && isElsewhere && focused instanceof HTMLElement) focused.focus()
    return isInserted
  })
  const open = useEffectEvent(onPanelOpen)
  // Before anything else can happen: a save may be waiting for the picture.
  useLayoutEffect(() => (hasInput ? open(() => insert()) : undefined), [hasInput])
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const key = getPressedKey(event.nativeEvent)
    if (key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      event.stopPropagation()
      onConfirm()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group whose fields bubble their keys
    <div
      ref={container}
      role="group"
      aria-label={label}
      className={styles.prompt}
      onKeyDown={onKeyDown}
    >
      {children}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={onConfirm}>
          {confirmText}
        </Button>
        {onRemove && (
          <Button variant="tertiary" size="small" onClick={onRemove}>
            {t('editor.link.remove')}
          </Button>
        )}
        <Button variant="tertiary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/**
 * Completes a typed URL: 'www.exemple.be' gets https, 'nom@exemple.be' gets mailto, and a path of the site ('/faq') stays one.
 * Undefined for an invalid URL or other protocols than http, https, mailto, tel and sms (spec 5).
 */
export function parseLink(input: string): string | undefined {
  const text = input.trim()
  if (text === '' || /\s/.test(text)) return undefined
  // Browsers read a second slash or a backslash as the start of another site's address.
  if (/^\/(?![/\\])/.test(text)) return text.includes('\\') ? undefined : text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  // A protocol-relative URL: '//www.exemple.be'.
  const link = /^\/\/[^/]/.test(text) ? text.slice(2) : text
  // A colon after letters is a protocol; one before digits a port.
  const isComplete =
    /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(link) || /^(?:tel|sms):/i.test(link)
  const url = isComplete ? link : `https://${link}`
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  if (!protocols.has(protocol)) return undefined
  if (!protocol.startsWith('http')) return url
  // Exactly two slashes: `new URL` repairs other numbers, but a link resolves them as a relative path.
  if (!/^https?:\/\/[^/\\]/i.test(url)) return undefined
  return isComplete || hostname.includes('.') ? url : undefined
}
