import { clsx } from 'clsx/lite'
import { useEffect, useRef, type ReactNode } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'
import styles from './Reveal.module.css'

export type RevealVariant = 'default' | 'slow' | 'admin'

/** How far above the window's lower edge each variant starts, in pixels. */
const startOffsets: Record<RevealVariant, number> = { default: 120, slow: 100, admin: 120 }

interface RevealProps {
  variant?: RevealVariant
  /** Elements: bare text does not move. */
  children: ReactNode
  className?: string | undefined
}

/**
 * Moves content that is below the window into place when it is scrolled to, once. It moves and never hides, and content
 * that is visible on load does not move, so a prerendered page does not flicker.
 */
export function Reveal({ variant = 'default', children, className }: RevealProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isReduced = useReducedMotion()

  useEffect(() => {
    const element = frame.current
    if (!element || isReduced) return undefined
    return revealOnScroll(element, startOffsets[variant])
  }, [isReduced, variant])

  return (
    <div ref={frame} className={clsx(styles.reveal, className)} data-variant={variant}>
      {children}
    </div>
  )
}

/**
 * The state is kept on the element, so that React renders nothing while the page scrolls. Returns the cleanup. An element
 * that is not below the window is left alone.
 */
function revealOnScroll(element: HTMLElement, offset: number): () => void {
  let frame = 0
  let stopReveal: (() => void) | undefined
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    const top = entry?.boundingClientRect.top ?? 0
    if (top < window.innerHeight) return
    const distanceToEnd = document.documentElement.scrollHeight - window.scrollY - top
    // Near the page's end there may be less left to scroll than the offset.
    const inset = Math.max(0, Math.min(offset, distanceToEnd - 48))
    // All elements are measured before one is changed: otherwise each would force a layout.
    frame = requestAnimationFrame(() => {
      stopReveal = settleWhenVisible(element, inset)
    })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    stopReveal?.()
  }
}

/** Reveals an element once it is `inset` pixels above the window's lower edge; returns the cleanup. */
function settleWhenVisible(element: HTMLElement, inset: number): () => void {
  element.dataset['reveal'] = 'pending'
  const clear = () => {
    delete element.dataset['reveal']
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isPassed = entry && entry.boundingClientRect.bottom < 0
      if (!entry?.isIntersecting && !isPassed) return
      element.dataset['reveal'] = 'revealing'
      observer.disconnect()
      // Not by their events: on a busy page a transition may not begin, or be cancelled.
      const moves = element
        .getAnimations({ subtree: true })
        .filter((move) => move instanceof CSSTransition && move.transitionProperty === 'transform')
      void Promise.allSettled(moves.map(({ finished }) => finished)).then(clear)
    },
    { rootMargin: `0px 0px -${inset}px 0px` },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    clear()
  }
}
