import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import styles from './Drawer.module.css'

interface DrawerProps {
  open: boolean
  /**
   * The element, with `tabIndex` -1, that shows the same content in a wide window. When CSS shows it, the drawer closes
   * and focus moves there, since the opener is hidden.
   */
  wideVersion: RefObject<HTMLElement | null>
  /** Called on Escape and a click on the backdrop, a link or the close button; the owner then sets `open`. */
  onClose: () => void
  /** The panel's name. */
  label: string
  closeLabel: string
  /** Beside the close button: the brand, the language switch. */
  header?: ReactNode
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

/**
 * A modal `<dialog>` that slides in from the right on phones: the browser traps focus, restores it to the opener and
 * makes the page behind inert. CSS locks the page's scroll.
 */
export function Drawer({
  open,
  wideVersion,
  onClose,
  label,
  closeLabel,
  header,
  children,
  footer,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  useEffect(() => {
    const wide = wideVersion.current
    if (!open || wide === null) return undefined
    // Only CSS knows the breakpoint.
    const observer = new ResizeObserver(() => {
      if (!wide.checkVisibility()) return
      dialog.current?.close()
      wide.focus({ preventScroll: true })
    })
    observer.observe(wide)
    return () => observer.disconnect()
  }, [open, wideVersion])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      // The panel fills the dialog, so a click on the dialog itself is one on the backdrop. After one on a link, `open` may
      // change with the address before the event `close` comes, so the owner is told at once.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          onClose()
      }}
      onClose={() => {
        if (open) onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <div>{header}</div>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden strokeWidth={1.5} />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
