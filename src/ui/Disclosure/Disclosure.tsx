import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { useHoverIntent } from '../hooks/useHoverIntent.ts'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** The button's label. */
  label: ReactNode
  /** The panel's links. */
  children: ReactNode
  /** The current page is in the panel. */
  current?: boolean
  className?: string | undefined
}

/** Opened by hover only, or pinned by a click. */
type OpenState = 'closed' | 'hovered' | 'pinned'

/**
 * A navigation button with a submenu. It follows the disclosure pattern, not the `menu` role, because it contains
 * links.
 */
export function Disclosure({ label, children, current = false, className }: DisclosureProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [openState, setOpenState] = useState<OpenState>('closed')
  const isOpen = openState !== 'closed'

  useHoverIntent(root, {
    onEnter: () => setOpenState((was) => (was === 'closed' ? 'hovered' : was)),
    onLeave: () => setOpenState((was) => (was === 'hovered' ? 'closed' : was)),
  })
  useDismiss(root, button, isOpen, setOpenState)

  return (
    <div ref={root} className={clsx(styles.disclosure, className)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={current}
        onClick={() => setOpenState((was) => (was === 'pinned' ? 'closed' : 'pinned'))}
      >
        {label}
        <ChevronDown className={styles.arrow} aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}

function useDismiss(
  root: { current: HTMLElement | null },
  button: { current: HTMLElement | null },
  isOpen: boolean,
  setOpenState: (opening: OpenState) => void,
) {
  // Before the open panel is painted: the focus may leave at once.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const abortController = new AbortController()
    const { signal } = abortController
    const close = () => setOpenState('closed')
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && root.current?.contains(target) === true

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        close()
        // Don't move focus from elsewhere on the page: the submenu was open by hover alone.
        if (isInside(document.activeElement)) button.current?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!isInside(event.target)) close()
      },
      { signal },
    )
    root.current?.addEventListener(
      'focusout',
      (event) => {
        if (event.relatedTarget && !isInside(event.relatedTarget)) close()
      },
      { signal },
    )
    root.current?.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      },
      { signal },
    )
    return () => abortController.abort()
  }, [isOpen, root, button, setOpenState])
}
