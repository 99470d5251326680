import { clsx } from 'clsx/lite'
import { CircleAlert } from 'lucide-react'
import {
  type ComponentProps,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

import { useNotes } from './notes-context.ts'
import styles from './notes.module.css'

/** Elements beside others, without a bare text, which page translators replace and React then cannot update. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'tertiary'
}

/** The usual button. */
export function Button({ variant = 'secondary', ...rest }: ButtonProps) {
  return <button type="button" className={clsx(styles.button, styles[variant])} {...rest} />
}

/** A button whose only child is an icon. */
export function IconButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" className={styles.iconButton} aria-label={label} {...rest} />
}

interface FileButtonProps {
  label: string
  /** The files that the dialog offers, such as `.json,application/json`. */
  accept: string
  onSelect: (file: File) => Promise<void>
}

/** A button that opens the file dialog of a hidden file input. */
export function FileButton({ label, accept, onSelect }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          // Without this, choosing the same file again fires no event.
          event.target.value = ''
          if (file !== undefined) await onSelect(file)
        }}
      />
    </>
  )
}

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  /** The control, with these attributes. */
  children: (
    control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>,
  ) => ReactElement
}

/** A form field: label and hint above the control, error below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.control}>
        {children({
          id,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': descriptions.join(' ') || undefined,
        })}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden size={16} strokeWidth={2} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

interface DialogProps {
  title: string
  /** The answer to what the dialog asks, beside 'Cancel'. Without it, the dialog only shows something. */
  action?: { label: string; run: () => void }
  /** The text is announced with the title. */
  isAlert?: boolean
  /** Also closes on a click beside the dialog. */
  isWide?: boolean
  children: Elements
  onClose: () => void
}

/** A modal dialog, open while it is mounted. The safest button comes first and has the focus. */
export function Dialog({
  title,
  action,
  isAlert = false,
  isWide = false,
  children,
  onClose,
}: DialogProps) {
  const { texts } = useNotes()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // A passive effect would clean up after the dialog has left the document, when closing restores no focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isWide && styles.wide)}
      aria-labelledby={`${id}-title`}
      {...(isAlert && { role: 'alertdialog', 'aria-describedby': `${id}-text` })}
      onClick={(event) => {
        if (isWide && event.target === dialog.current) onClose()
      }}
      onClose={() => {
        // In development, React mounts effects twice, and the dialog is open again.
        if (dialog.current?.open === false) onClose()
      }}
    >
      <div className={styles.dialogPanel}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`} className={styles.dialogText}>
          {children}
        </div>
        <div className={styles.dialogActions}>
          <Button variant={action === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            {action === undefined ? texts.close : texts.cancel}
          </Button>
          {action !== undefined && (
            <Button variant="primary" onClick={action.run}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
