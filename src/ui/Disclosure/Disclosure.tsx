import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'

import { useEscape } from '../hooks/useEscape.ts'
import { useHoverIntent } from '../hooks/useHoverIntent.ts'
import { usePressOutside } from '../hooks/usePressOutside.ts'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** The button's label. */
  label: ReactNode
  /** The panel's links. */
  children: ReactNode
  /** The current page is in the panel. */
  current?: boolean
}

/** Opened by hover only, or pinned by a click. */
type OpenState = 'closed' | 'hovered' | 'pinned'

/**
 * A navigation button with a submenu. It follows the disclosure pattern, not the `menu` role, because it contains
 * links.
 */
export function Disclosure({ label, children, current = false }: DisclosureProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [openState, setOpenState] = useState<OpenState>('closed')
  const isOpen = openState !== 'closed'

  useHoverIntent(root, {
    onEnter: () => setOpenState((was) => (was === 'closed' ? 'hovered' : was)),
    onLeave: () => setOpenState((was) => (was === 'hovered' ? 'closed' : was)),
  })
  const close = () => setOpenState('closed')
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && root.current?.contains(target) === true

  useEscape(isOpen, () => {
    close()
    // Don't move focus from elsewhere on the page: the submenu was open by hover alone.
    if (isInside(document.activeElement)) button.current?.focus()
  })
  usePressOutside(root, isOpen, close)

  return (
    <div
      ref={root}
      className={styles.disclosure}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !isInside(relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={current}
        onClick={() => setOpenState((was) => (was === 'pinned' ? 'closed' : 'pinned'))}
      >
        <span>{label}</span>
        <ChevronDown className={styles.arrow} aria-hidden size={16} strokeWidth={1.75} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it have the keys */}
      <div
        id={panelId}
        className={styles.panel}
        data-open={isOpen}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close()
        }}
      >
        {children}
      </div>
    </div>
  )
}
