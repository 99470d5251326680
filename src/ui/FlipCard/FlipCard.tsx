import { clsx } from 'clsx'
import { RotateCcw, RotateCw } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

import { useHoverIntent } from '../hooks/useHoverIntent.ts'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  front: ReactNode
  back: ReactNode
  /** What the two buttons say; where several cards stand together, each names its own. */
  labels: { showBack: ReactNode; showFront: ReactNode }
  className?: string | undefined
}

/** Turned by the mouse alone, which turns it back on leaving, or by a button, which does not. */
type FlipState = 'front' | 'back-hovered' | 'back-pinned'

/**
 * Milliseconds after a turn by the mouse in which a click was aimed at the button of the front: the two
 * lie at one place, and the card has just turned under the pointer. It means what that button says.
 */
const flipDurationMs = 600

/**
 * A card with two faces. The face that is turned away is inert. Without JavaScript it shows its
 * front; with reduced motion the faces take each other's place without turning.
 */
export function FlipCard({ front, back, labels, className }: FlipCardProps) {
  const root = useRef<HTMLDivElement>(null)
  const backFace = useRef<HTMLDivElement>(null)
  const flipButton = useRef<HTMLButtonElement>(null)
  const [flipState, setFlipState] = useState<FlipState>('front')
  const isFlipped = flipState !== 'front'
  const focusFollows = useFocusAfterFlip(flipState, backFace, flipButton)
  const hoveredAt = useRef(-Infinity)
  const onTurnedByButton = (next: FlipState) => {
    focusFollows(next)
    setFlipState(next)
  }

  useHoverIntent(root, {
    enterDelay: 180,
    // Focus inside stays where it is: an inert face would drop it.
    onEnter: useCallback(() => {
      if (containsFocus(root)) return
      hoveredAt.current = performance.now()
      setFlipState((was) => (was === 'front' ? 'back-hovered' : was))
    }, []),
    onLeave: useCallback(() => {
      if (!containsFocus(root)) setFlipState((was) => (was === 'back-hovered' ? 'front' : was))
    }, []),
  })

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
            onClick={() => onTurnedByButton('back-pinned')}
          >
            {labels.showBack}
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
              // The keyboard makes clicks too, and knows on which button it is.
              onTurnedByButton(isFlipping && clicks > 0 ? 'back-pinned' : 'front')
            }}
          >
            {labels.showFront}
            <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </div>
  )
}

/** What the mouse has turned over can be turned back without moving it (WCAG 1.4.13). */
function useEscape(isListening: boolean, onEscape: () => void) {
  const onEscapeEvent = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isListening) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscapeEvent()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isListening])
}

function containsFocus(root: RefObject<HTMLElement | null>) {
  return root.current?.contains(document.activeElement) === true
}

/** After a turn by a button, focus goes to what the other face begins with. A hover moves no focus. */
function useFocusAfterFlip(
  flipState: FlipState,
  backFace: RefObject<HTMLElement | null>,
  flipButton: RefObject<HTMLElement | null>,
) {
  // The side and not only that a button was used: one that is used as soon as the card is drawn comes before the
  // effect of that first drawing.
  const wanted = useRef<FlipState>(undefined)
  useEffect(() => {
    if (wanted.current !== flipState) return
    wanted.current = undefined
    const heading = backFace.current?.querySelector<HTMLElement>('h2, h3, h4, h5, h6')
    if (heading) heading.tabIndex = -1
    const start = heading ?? backFace.current?.querySelector<HTMLElement>('a[href], button')
    const target = flipState === 'front' ? flipButton.current : start
    target?.focus({ preventScroll: true })
  }, [flipState, backFace, flipButton])
  return (next: FlipState) => {
    wanted.current = next
  }
}
