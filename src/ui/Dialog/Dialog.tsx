import { clsx } from 'clsx/lite'
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Called on Escape and, with `closeOnBackdropClick`, on a backdrop click; the owner then sets `open`. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The buttons, the safest first: it receives focus. */
  actions: ReactNode
  /** A backdrop click closes the dialog. */
  closeOnBackdropClick?: boolean
  /** While busy the dialog cannot be closed. */
  busy?: boolean
  /** `alertdialog` for irreversible actions: the text is announced with the title. */
  role?: 'dialog' | 'alertdialog'
  size?: 'medium' | 'wide'
}

/** A modal `<dialog>`: the browser traps focus, restores it to the opener and makes the page behind inert. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  closeOnBackdropClick = false,
  busy = false,
  role = 'dialog',
  size = 'medium',
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open) element?.close()
  }, [open])

  // Unmounting an open dialog would lose the focus, so it is closed first. A passive effect would clean up after the
  // dialog has left the document, when closing no longer restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  const onBackdropClick = (event: MouseEvent) => {
    if (event.target === dialog.current && closeOnBackdropClick && !busy) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape fires the browser's 'cancel' event
    <dialog
      ref={dialog}
      role={role}
      className={clsx(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onClick={onBackdropClick}
      onCancel={(event) => {
        // The owner's state decides whether the dialog is open.
        event.preventDefault()
        if (!busy) onClose()
      }}
      onClose={() => {
        // The browser closes on a second Escape even if 'cancel' was prevented. A dialog that is open again, as in StrictMode,
        // was not closed by anyone.
        if (!open || dialog.current?.open === true) return
        if (busy) dialog.current?.showModal()
        else onClose()
      }}
    >
      {open && (
        <div className={styles.panel}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
