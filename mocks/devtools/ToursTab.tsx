import { useDevtools, useLanguage, useTexts } from './devtools-context.ts'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import { JourneysLink } from './JourneysLink.tsx'
import { tours, type Tour, type TourProgress } from './tours.ts'
import styles from './ToursTab.module.css'

interface ToursTabProps {
  progress: TourProgress
  onBegin: (tour: Tour, index: number) => void
}

/** The tours to choose from. The one that is taken is in the strip at the end of the window. */
export function ToursTab({ progress, onBegin }: ToursTabProps) {
  const { basePath } = useDevtools()
  const texts = useTexts().tours
  const language = useLanguage()
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <ul className={tab.list}>
        {tours.map((tour) => {
          const { name, title, steps } = tour
          const index = progress.steps[name] ?? 0
          const label = index > 0 || progress.tour === name ? texts.resume : texts.begin
          return (
            <li key={name} className={styles.row}>
              <span>
                <span>{title[language]}</span>{' '}
                <span className={tab.hint}>{texts.steps(steps.length)}</span>
              </span>
              <ToolbarButton
                aria-label={`${label}, ${title[language]}`}
                onClick={() => onBegin(tour, index)}
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
