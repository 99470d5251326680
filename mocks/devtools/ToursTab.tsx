import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { useDevtools, useLanguage, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import { CurrentStep } from './CurrentStep.tsx'
import { type TourEvent, tourReducer, parseProgress, tours, serializeProgress } from './tours.ts'
import styles from './ToursTab.module.css'

/** The guided tours: chosen, followed step by step, left and taken up again. */
export function ToursTab() {
  const { basePath, storage, router } = useDevtools()
  const texts = useTexts().tours
  const language = useLanguage()
  const [progress, setProgress] = useState(() => parseProgress(storage.get('tours')))
  const tour = tours.find(({ name }) => name === progress.tour)

  function dispatch(event: TourEvent): void {
    const next = tourReducer(progress, event)
    setProgress(next)
    storage.set('tours', serializeProgress(next))
    const path = tours.find(({ name }) => name === next.tour)?.steps[
      next.steps[next.tour ?? ''] ?? 0
    ]?.path
    if (path !== undefined) router.history.push(basePath.replace(/\/$/, '') + path)
  }
  if (tour !== undefined) {
    const index = progress.steps[tour.name] ?? 0
    return <CurrentStep key={index} tour={tour} index={index} onEvent={dispatch} />
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <ul className={tab.list}>
        {tours.map(({ name, title, steps }) => (
          <li key={name} className={styles.row}>
            <span>
              {title[language]} <span className={tab.hint}>{texts.steps(steps.length)}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`${(progress.steps[name] ?? 0) > 0 ? texts.resume : texts.begin}, ${title[language]}`}
              onClick={() => {
                dispatch({ type: 'begin', tour: name })
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
