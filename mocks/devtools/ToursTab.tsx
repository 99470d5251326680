import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { useDevtools, useLanguage, useTexts } from './devtools-context.ts'
import tab from './tab.module.css'
import {
  getCurrentTour,
  parseProgress,
  tourReducer,
  tours,
  type Tour,
  type TourEvent,
} from './tours.ts'
import styles from './ToursTab.module.css'

export function ToursTab() {
  const { basePath, storage, router } = useDevtools()
  const texts = useTexts().tours
  const language = useLanguage()
  const [progress, setProgress] = useState(() => parseProgress(storage.get('tours')))
  const current = getCurrentTour(progress)
  /** The tour that was just left: the button that did it is gone, so the tour's own takes the focus. */
  const leftTour = useRef<Tour['name']>(undefined)

  function dispatch(event: TourEvent): void {
    const next = tourReducer(progress, event)
    setProgress(next)
    leftTour.current = current?.tour.name
    storage.set('tours', JSON.stringify(next))
    const { tour, index = 0 } = getCurrentTour(next) ?? {}
    const path = tour?.steps[index]?.path
    if (path !== undefined) router.history.push(basePath + path.slice(1))
  }
  if (current !== undefined) {
    return <CurrentStep key={current.index} {...current} onEvent={dispatch} />
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <ul className={tab.list}>
        {tours.map(({ name, title, steps }) => {
          const label = (progress.steps[name] ?? 0) > 0 ? texts.resume : texts.begin
          return (
            <li key={name} className={styles.row}>
              <span>
                {title[language]} <span className={tab.hint}>{texts.steps(steps.length)}</span>
              </span>
              <Button
                ref={(button) => {
                  if (button === null || leftTour.current !== name) return
                  leftTour.current = undefined
                  button.focus()
                }}
                size="small"
                variant="secondary"
                aria-label={`${label}, ${title[language]}`}
                onClick={() => dispatch({ type: 'begin', tour: name })}
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface CurrentStepProps {
  tour: Tour
  index: number
  onEvent: (event: TourEvent) => void
}

/** One step of a tour. It is keyed by step, so that each step mounts and takes the focus. */
function CurrentStep({ tour, index, onEvent }: CurrentStepProps) {
  const texts = useTexts().tours
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = tour.steps[index] ?? tour.steps[0]
  const isLast = index === tour.steps.length - 1

  // The button that was clicked may have changed or disappeared.
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
        <Button size="small" onClick={() => onEvent({ type: 'next' })}>
          {isLast ? texts.finish : texts.next}
        </Button>
        {index > 0 && (
          <Button size="small" variant="secondary" onClick={() => onEvent({ type: 'back' })}>
            {texts.back}
          </Button>
        )}
        <Button size="small" variant="tertiary" onClick={() => onEvent({ type: 'leave' })}>
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
