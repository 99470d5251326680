import { clsx } from 'clsx'
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Asked by Escape and, with `closesFromScrim`, by a click beside it; the owner then sets `open`. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The buttons, the safest first: it gets the focus. */
  actions: ReactNode
  /** A click beside the dialog closes it. */
  closeOnBackdropClick?: boolean
  /** While it works on something it cannot be left. */
  busy?: boolean
  /** `alertdialog` asks before something that cannot be undone: its text is read out with its title. */
  role?: 'dialog' | 'alertdialog'
  size?: 'medium' | 'wide'
}

/**
 * A question or a short table over the page, on a modal `<dialog>`: the browser keeps focus in,
 * gives it back to the opener and makes the page behind inert.
 */
export function Dialog({ open, onClose, busy = false, ...rest }: DialogProps) {
  const { title, children, actions, closeOnBackdropClick = false, role = 'dialog', size } = rest
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open) element?.close()
  }, [open])

  // A dialog that is taken off the page while open would leave the focus nowhere. In a layout effect, which
  // is cleaned up while the dialog is still on the page: afterwards closing it gives nothing back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  const onBackdropClick = (event: MouseEvent) => {
    if (event.target === dialog.current && closeOnBackdropClick && !busy) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key; the browser's 'cancel' tells of it
    <dialog
      ref={dialog}
      role={role}
      className={clsx(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onClick={onBackdropClick}
      onCancel={(event) => {
        // The owner decides: its state, not the browser, says whether it is open.
        event.preventDefault()
        if (!busy) onClose()
      }}
      onClose={() => {
        // A second Escape closes whatever 'cancel' said.
        if (!open) return
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
