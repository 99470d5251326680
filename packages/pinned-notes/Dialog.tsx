import { type ComponentProps, type ReactElement, useId, useLayoutEffect, useRef } from 'react'

import styles from './notes.module.css'

/** Elements beside others, without a bare text, which page translators replace and React then cannot update. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />
}

interface DialogProps {
  title: string
  children: Elements
  onClose: () => void
}

/** A modal dialog, open while it is mounted. Its first control has the focus, which then goes back to where it was. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A passive effect would clean up after the dialog has left the document, when closing restores no focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // In development, React mounts effects twice, and the dialog is open again.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
