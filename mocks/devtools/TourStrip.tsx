import { ChevronLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { IconButton } from './buttons.tsx'
import { useLanguage, useTexts } from './devtools-context.ts'
import type { Tour } from './tours.ts'
import styles from './TourStrip.module.css'

interface TourStripProps {
  tour: Tour
  index: number
  /** How often somebody has moved; 0 after a load of the page, which must not move the focus. */
  moveCount: number
  onMove: (index: number) => void
  onLeave: () => void
}

/** What the strip of a tour says and offers: the sentence of the step, the way on, and the way out. */
export function TourStrip({ tour, index, moveCount, onMove, onLeave }: TourStripProps) {
  const texts = useTexts().tours
  const language = useLanguage()
  const sentence = useFocusOfStep(moveCount)
  const step = tour.steps[index] ?? tour.steps[0]
  const isLast = index === tour.steps.length - 1
  return (
    <>
      <p ref={sentence} className={styles.sentence} tabIndex={-1}>
        <span className={styles.progress}>{`${index + 1}/${tour.steps.length}`}</span>{' '}
        <span>{step[language]}</span>
      </p>
      <div className={styles.actions}>
        {index > 0 && (
          <IconButton label={texts.back} onClick={() => onMove(index - 1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
          </IconButton>
        )}
        <Button size="small" onClick={() => onMove(index + 1)}>
          {isLast ? texts.finish : texts.next}
        </Button>
        <IconButton label={texts.leave} onClick={onLeave}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
    </>
  )
}

/**
 * Focuses the sentence at each step, so that it is read out and the button that leads on is near. A page that is new
 * takes the focus once it is shown, which may be late: until somebody acts, the sentence takes it back.
 */
function useFocusOfStep(moveCount: number) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (moveCount === 0) return undefined
    const focus = () => sentence.current?.focus({ preventScroll: true })
    focus()
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#root') !== null) focus()
    }
    addEventListener('focusin', onFocusIn, options)
    for (const action of ['pointerdown', 'keydown'])
      addEventListener(action, () => controller.abort(), options)
    return () => controller.abort()
  }, [moveCount])
  return sentence
}
