import { useId } from 'react'

import type { NamedScenario } from '../../scenarios.ts'
import { useActiveScenario, useLanguage } from '../devtools-context.ts'
import tab from '../tab.module.css'
import styles from './ScenariosTab.module.css'

interface ScenarioListProps {
  heading: string
  scenarios: readonly NamedScenario[]
  onSelect: (name: string, path: string) => void
}

export function ScenarioList({ heading, scenarios, onSelect }: ScenarioListProps) {
  const id = useId()
  const language = useLanguage()
  const activeScenario = useActiveScenario()
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
              aria-pressed={name === activeScenario.name}
              onClick={() => {
                onSelect(name, path)
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
