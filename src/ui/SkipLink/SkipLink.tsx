import type { MouseEvent, ReactNode } from 'react'

import styles from './SkipLink.module.css'

interface SkipLinkProps {
  /** The id of the target, usually the page's `main`. */
  targetId: string
  children: ReactNode
}

/**
 * The page's first tab stop. A plain anchor without JavaScript; with it, focus moves and the URL stays, so that the
 * router does not navigate.
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
