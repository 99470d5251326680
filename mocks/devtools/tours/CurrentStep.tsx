import { useEffect, useRef } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { useLanguage, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import type { Tour, TourEvent } from './tours.ts'
import styles from './ToursTab.module.css'

interface CurrentStepProps {
  tour: Tour
  index: number
  onEvent: (event: TourEvent) => void
}

/** One step of a tour, and the ways on, back and out. Drawn anew for each step, it takes the focus. */
export function CurrentStep({ tour, index, onEvent }: CurrentStepProps) {
  const texts = useTexts().tours
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = tour.steps[index] ?? tour.steps[0]
  const isLast = index === tour.steps.length - 1

  // The button that led here may be another one now, or gone.
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className={tab.tab}>
      <div>
        <p className={tab.hint}>{texts.progress(index + 1, tour.steps.length)}</p>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {tour.title[language]}
        </h3>
      </div>
      <p className={styles.step}>{step[language]}</p>
      <div className={tab.actions}>
        <Button
          size="small"
          onClick={() => {
            onEvent({ type: 'next' })
          }}
        >
          {isLast ? texts.finish : texts.next}
        </Button>
        {index > 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              onEvent({ type: 'back' })
            }}
          >
            {texts.back}
          </Button>
        )}
        <Button
          size="small"
          variant="tertiary"
          onClick={() => {
            onEvent({ type: 'leave' })
          }}
        >
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
