import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'
import styles from './Reveal.module.css'
import { onBelowViewport } from './on-below-viewport.ts'

export type RevealVariant = 'default' | 'slow' | 'admin'

/** Pixels above the window's lower edge at which each pace starts. */
const startOffsets: Record<RevealVariant, number> = { default: 120, slow: 100, admin: 120 }

interface RevealProps {
  /** How far in and how slowly it settles: the figures are the site's, the durations are tokens. */
  variant?: RevealVariant
  /** Elements; bare text stays as it is. */
  children: ReactNode
  className?: string | undefined
}

/**
 * Lets what is below the window settle in when it is scrolled to, once. What is already seen stays
 * as it is, so nothing flickers on a prerendered page; without JavaScript, with reduced motion and
 * in print everything is simply there. It only moves: nothing is ever hidden.
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

/** The state is kept on the element: React has nothing to draw anew while a page is scrolled. */
function revealOnScroll(element: HTMLElement, offset: number) {
  let stopReveal: (() => void) | undefined
  const stopWaiting = onBelowViewport(element, (distance) => {
    // Near the page's end there may be less to scroll than the offset asks for.
    stopReveal = settleWhenVisible(element, Math.max(0, Math.min(offset, distance - 48)))
  })
  return () => {
    stopWaiting()
    stopReveal?.()
  }
}

/** Lets an element settle in once it is `inset` pixels above the window's lower edge; gives what ends that. */
function settleWhenVisible(element: HTMLElement, inset: number): () => void {
  element.dataset['reveal'] = 'pending'
  const onSettled = (event: TransitionEvent) => {
    const isOfChild = event.target instanceof Element && event.target.parentElement === element
    if (isOfChild && event.propertyName === 'transform') clear()
  }
  const clear = () => {
    element.removeEventListener('transitionend', onSettled)
    delete element.dataset['reveal']
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isPassed = entry && entry.boundingClientRect.bottom < 0
      if (!entry?.isIntersecting && !isPassed) return
      element.dataset['reveal'] = 'revealing'
      element.addEventListener('transitionend', onSettled)
      observer.disconnect()
    },
    { rootMargin: `0px 0px -${inset}px 0px` },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    clear()
  }
}
