import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { useBar, useLanguage, useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import { CurrentStep } from './CurrentStep.tsx'
import { type TourEvent, progressAfter, readProgress, tours, writeProgress } from './tours.ts'
import styles from './ToursTab.module.css'

/** The guided tours: chosen, followed step by step, left and taken up again. */
export function ToursTab() {
  const { basePath, memory, router } = useBar()
  const texts = useTexts().tours
  const language = useLanguage()
  const [progress, setProgress] = useState(() => readProgress(memory.read('tours')))
  const tour = tours.find(({ name }) => name === progress.tour)

  function on(event: TourEvent): void {
    const next = progressAfter(progress, event)
    setProgress(next)
    memory.keep('tours', writeProgress(next))
    const path = tours.find(({ name }) => name === next.tour)?.steps[
      next.steps[next.tour ?? ''] ?? 0
    ]?.path
    if (path !== undefined) router.history.push(basePath.replace(/\/$/, '') + path)
  }
  if (tour !== undefined) {
    const index = progress.steps[tour.name] ?? 0
    return <CurrentStep key={index} tour={tour} index={index} onEvent={on} />
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <ul className={tab.rows}>
        {tours.map(({ name, title, steps }) => (
          <li key={name} className={styles.row}>
            <span>
              {title[language]} <span className={tab.quiet}>{texts.steps(steps.length)}</span>
            </span>
            <Button
              size="small"
              look="secondary"
              aria-label={`${(progress.steps[name] ?? 0) > 0 ? texts.resume : texts.begin}, ${title[language]}`}
              onClick={() => {
                on({ type: 'begin', tour: name })
              }}
            >
              {(progress.steps[name] ?? 0) > 0 ? texts.resume : texts.begin}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
