import { useEffect, useId, useRef, type ReactNode } from 'react'

import styles from './Modal.module.css'

interface ModalProps {
  title: string
  /** Asked by Escape; the owner then stops drawing it. */
  onClose: () => void
  children: ReactNode
  /** The safest choice first: focus goes to it. */
  actions: ReactNode
}

/** A question that must be answered first, on a modal `<dialog>`: drawn while it is asked. */
export function Modal({ title, onClose, children, actions }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // A dialog that is taken away gives nothing back.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
