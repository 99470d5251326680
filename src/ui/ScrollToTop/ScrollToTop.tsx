import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'
import styles from './ScrollToTop.module.css'

interface ScrollToTopProps {
  /** Scroll distance in pixels after which the button appears. */
  threshold: number
  /** The element at the top that receives focus. */
  targetId: string
  label: string
}

/**
 * Scrolls to the top of a long page. It makes way for a form below it, whose fields and send button reach the edge of a
 * phone (WCAG 2.4.11). Set `scrollToTopClearanceClassName` on the footer, so that on phones the button
 * covers none of its last line.
 */
export function ScrollToTop({ threshold, targetId, label }: ScrollToTopProps) {
  const isReduced = useReducedMotion()
  const button = useRef<HTMLButtonElement>(null)
  const isVisible = useScrolledPast(threshold, button)
  const scrollToTop = () => {
    const target = document.getElementById(targetId)
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
  }
  return (
    <button
      ref={button}
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

/** Adds space under the footer's last line for the button. */
export const scrollToTopClearanceClassName = styles.clearance ?? ''

function useScrolledPast(threshold: number, button: RefObject<HTMLButtonElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold && !isOverForm(button.current))
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [threshold, button])
  return isPast
}

function isOverForm(button: HTMLButtonElement | null): boolean {
  if (button === null) return false
  const own = button.getBoundingClientRect()
  return [...document.forms].some((form) => {
    const box = form.getBoundingClientRect()
    return (
      box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
    )
  })
}
