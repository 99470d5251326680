import { clsx } from 'clsx/lite'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useEscape } from '../hooks/useEscape.ts'
import { useHoverIntent } from '../hooks/useHoverIntent.ts'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  front: ReactNode
  back: ReactNode
  /** The labels of the two buttons; among several cards each includes its card's name. */
  labels: { showBack: ReactNode; showFront: ReactNode }
  className?: string | undefined
}

/** Flipped by hover, which flips it back on leave, or pinned by a button. */
type FlipState = 'front' | 'back-hovered' | 'back-pinned'

/**
 * For this long after a hover flip, in milliseconds, a click counts for the front's button: both buttons are at the
 * same position, and the card has just flipped under the pointer.
 */
const flipDurationMs = 600

/**
 * A card with two faces; the hidden one is inert. Without JavaScript it shows its front; with reduced motion it flips
 * without animation.
 */
export function FlipCard({ front, back, labels, className }: FlipCardProps) {
  const root = useRef<HTMLDivElement>(null)
  const backFace = useRef<HTMLDivElement>(null)
  const flipButton = useRef<HTMLButtonElement>(null)
  const [flipState, setFlipState] = useState<FlipState>('front')
  const isFlipped = flipState !== 'front'
  const hoveredAt = useRef(-Infinity)
  const flipByButton = (next: FlipState) => {
    // At once, because an inert face takes no focus. Hover moves no focus.
    flushSync(() => setFlipState(next))
    const target = next === 'front' ? flipButton.current : findStart(backFace.current)
    target?.focus({ preventScroll: true })
  }

  useHoverIntent(root, {
    enterDelay: 180,
    // Don't flip while focus is inside: an inert face would lose it.
    onEnter() {
      if (containsFocus(root)) return
      hoveredAt.current = performance.now()
      setFlipState((state) => (state === 'front' ? 'back-hovered' : state))
    },
    onLeave() {
      if (!containsFocus(root))
        setFlipState((state) => (state === 'back-hovered' ? 'front' : state))
    },
  })

  // Without moving the pointer (WCAG 1.4.13).
  useEscape(flipState === 'back-hovered', () => {
    if (!containsFocus(root)) setFlipState('front')
  })

  return (
    <div ref={root} className={clsx(styles.card, className)}>
      <div className={styles.flipper} data-flipped={isFlipped}>
        <div className={styles.face} inert={isFlipped}>
          <div className={styles.content}>{front}</div>
          <button
            ref={flipButton}
            type="button"
            className={styles.flipButton}
            onClick={() => flipByButton('back-pinned')}
          >
            <span>{labels.showBack}</span>
            <RotateCw aria-hidden size={16} strokeWidth={1.75} />
          </button>
        </div>
        <div ref={backFace} className={`${styles.face} ${styles.back}`} inert={!isFlipped}>
          <div className={styles.content}>{back}</div>
          <button
            type="button"
            className={styles.flipButton}
            onClick={({ detail: clicks }) => {
              const isFlipping = performance.now() - hoveredAt.current < flipDurationMs
              // Keyboard clicks have a detail of 0 and always hit the intended button.
              flipByButton(isFlipping && clicks > 0 ? 'back-pinned' : 'front')
            }}
          >
            <span>{labels.showFront}</span>
            <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </div>
  )
}

function containsFocus(root: RefObject<HTMLElement | null>) {
  return root.current?.contains(document.activeElement) === true
}

/** The start of a face: its heading or, without one, its first link or button. */
function findStart(face: HTMLElement | null) {
  const heading = face?.querySelector<HTMLElement>('h2, h3, h4, h5, h6')
  if (heading) heading.tabIndex = -1
  return heading ?? face?.querySelector<HTMLElement>('a[href], button')
}
