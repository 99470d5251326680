import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { useDevtools, useLanguage, useTexts } from './devtools-context.ts'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import { JourneysLink } from './JourneysLink.tsx'
import {
  getCurrentTour,
  goToStep,
  leaveTour,
  parseProgress,
  tours,
  type Tour,
  type TourProgress,
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

  function changeProgress(next: TourProgress): void {
    setProgress(next)
    leftTour.current = current?.tour.name
    storage.set('tours', JSON.stringify(next))
    const { tour, index = 0 } = getCurrentTour(next) ?? {}
    const path = tour?.steps[index]?.path
    if (path !== undefined) router.history.push(basePath + path.slice(1))
  }
  if (current !== undefined) {
    return (
      <CurrentStep
        key={current.index}
        {...current}
        onMove={(index) => changeProgress(goToStep(progress, current.tour, index))}
        onLeave={() => changeProgress(leaveTour(progress))}
      />
    )
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <ul className={tab.list}>
        {tours.map((tour) => {
          const { name, title, steps } = tour
          const index = progress.steps[name] ?? 0
          const label = index > 0 ? texts.resume : texts.begin
          return (
            <li key={name} className={styles.row}>
              <span>
                <span>{title[language]}</span>{' '}
                <span className={tab.hint}>{texts.steps(steps.length)}</span>
              </span>
              <ToolbarButton
                ref={(button) => {
                  if (button === null || leftTour.current !== name) return
                  leftTour.current = undefined
                  button.focus()
                }}
                aria-label={`${label}, ${title[language]}`}
                onClick={() => changeProgress(goToStep(progress, tour, index))}
              >
                {label}
              </ToolbarButton>
            </li>
          )
        })}
      </ul>
      <div>
        <a href={`${basePath}admin`}>{texts.admin}</a>{' '}
        <span className={tab.hint}>{texts.adminHint}</span>
      </div>
      <JourneysLink />
    </div>
  )
}

interface CurrentStepProps {
  tour: Tour
  index: number
  onMove: (index: number) => void
  onLeave: () => void
}

/** One step of a tour. It is keyed by step, so that each step mounts and takes the focus. */
function CurrentStep({ tour, index, onMove, onLeave }: CurrentStepProps) {
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
        <Button size="small" onClick={() => onMove(index + 1)}>
          {isLast ? texts.finish : texts.next}
        </Button>
        {index > 0 && <ToolbarButton onClick={() => onMove(index - 1)}>{texts.back}</ToolbarButton>}
        <Button size="small" variant="tertiary" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
