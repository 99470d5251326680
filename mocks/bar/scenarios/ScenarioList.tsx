import { useId } from 'react'

import type { NamedScenario } from '../../scenarios.ts'
import { useChosenScenario, useLanguage } from '../bar-context.ts'
import tab from '../tab.module.css'
import styles from './ScenariosTab.module.css'

interface ScenarioListProps {
  heading: string
  scenarios: readonly NamedScenario[]
  onChosen: (name: string, path: string) => void
}

export function ScenarioList({ heading, scenarios, onChosen }: ScenarioListProps) {
  const id = useId()
  const language = useLanguage()
  const chosen = useChosenScenario()
  return (
    <div>
      <h3 id={id} className={tab.heading}>
        {heading}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {scenarios.map(({ name, title, path }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.scenario}
              aria-pressed={name === chosen.name}
              onClick={() => {
                onChosen(name, path)
              }}
            >
              <span>{title[language]}</span>
              <span className={styles.path}>{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
