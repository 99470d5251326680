import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'
import styles from './ScrollToTop.module.css'

interface ScrollToTopProps {
  /** Pixels of scroll after which it appears. */
  threshold?: number
  /** What takes the focus at the top, so that the keyboard is there too. */
  targetId: string
  label: string
}

/**
 * Back to the top of a long page. It stands over the page's end: give the footer
 * `scrollToTopRoom`, which keeps its last line clear of it on a phone.
 */
export function ScrollToTop({ threshold = 400, targetId, label }: ScrollToTopProps) {
  const isReduced = useReducedMotion()
  const isVisible = useScrolledPast(threshold)
  const scrollToTop = () => {
    const target = document.getElementById(targetId)
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-visible={isVisible}
      aria-label={label}
      onClick={scrollToTop}
    >
      <ArrowUp aria-hidden size={20} strokeWidth={1.5} />
    </button>
  )
}

/** For the footer's class: room under its last line, where the button stands. */
export const scrollToTopClearanceClassName = styles.clearance ?? ''

function useScrolledPast(threshold: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [threshold])
  return isPast
}
