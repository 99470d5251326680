import { clsx } from 'clsx/lite'
import { useId, useRef, useState, type ReactNode } from 'react'

import type { Elements } from '../elements.ts'
import { useEscape } from '../hooks/useEscape.ts'
import { usePressOutside } from '../hooks/usePressOutside.ts'
import styles from './Popup.module.css'

interface PopupProps {
  /** The button's content. */
  children: Elements
  /** The button's name, if its content is an icon. */
  label?: string
  className?: string | undefined
  buttonClassName?: string | undefined
  panelClassName?: string | undefined
  /** What the panel contains. It is rendered while it is open only: a list has a panel for each of its rows. */
  renderPanel: () => ReactNode
  /** Whether the first click on a button or link of the panel closes it, as in a menu of actions. */
  closesOnAction?: boolean
}

/**
 * A button that opens a small panel below it: further actions, or choices. It follows the disclosure pattern, not the `menu`
 * role, because Tab moves through what it contains. Escape, a press outside and leaving it by Tab close it.
 */
export function Popup(props: PopupProps) {
  const { children, label, className, buttonClassName, panelClassName, renderPanel } = props
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const close = () => setIsOpen(false)
  const closeAndFocus = () => {
    close()
    button.current?.focus()
  }
  useEscape(isOpen, closeAndFocus)
  usePressOutside(root, isOpen, close)

  return (
    <span
      ref={root}
      className={clsx(styles.popup, className)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && root.current?.contains(relatedTarget) !== true) close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what it contains has the keys
        <div
          id={panelId}
          className={clsx(styles.panel, panelClassName)}
          onClick={({ target }) => {
            // What an action opens gives the focus back to the button, not to what is gone.
            if (props.closesOnAction === true && target instanceof Element)
              if (target.closest('a, button')) closeAndFocus()
          }}
        >
          {renderPanel()}
        </div>
      )}
    </span>
  )
}
