import type { MouseEvent, ReactNode } from 'react'

import styles from './SkipLink.module.css'

interface SkipLinkProps {
  /** The id of what it leads to, usually the page's `main`. */
  targetId: string
  children: ReactNode
}

/**
 * The first stop of the Tab key. A plain anchor without JavaScript; with it, focus moves and the
 * address stays as it is, so that a router hears nothing of it.
 */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (focusById(targetId)) event.preventDefault()
  }
  return (
    <a className={styles.link} href={`#${targetId}`} onClick={onClick}>
      {children}
    </a>
  )
}

function focusById(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus()
  target.scrollIntoView()
  return true
}
