import { clsx } from 'clsx/lite'
import { useId, useState } from 'react'

import { foldText } from '#platform/text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { recordingScenario } from '../scenario-store.ts'
import { audiences, getAudience, type NamedScenario, scenarios } from '../scenarios.ts'
import { ToolbarButton } from './buttons.tsx'
import { DayForm } from './DayForm.tsx'
import {
  createPageLink,
  useActiveScenario,
  useDevtools,
  useLanguage,
  useSelectScenario,
  useTexts,
} from './devtools-context.ts'
import styles from './ScenariosTab.module.css'
import tab from './tab.module.css'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

/** Shows and selects the scenario, which is how the mock backend behaves. First those that a visitor would meet. */
export function ScenariosTab() {
  const { day: dayTexts, scenarios: texts } = useTexts()
  const { demoClock } = useDevtools()
  const selectScenario = useSelectScenario()
  const [staysOnPage, setStaysOnPage] = useState(false)
  const [query, setQuery] = useState('')
  const onSelect = ({ name, path }: NamedScenario) =>
    selectScenario(name, staysOnPage ? undefined : path)
  const found = scenarios.filter((scenario) => matches(scenario, query))
  const groups = audiences
    .map((audience) => ({
      audience,
      members: found.filter((scenario) => getAudience(scenario) === audience),
    }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className={tab.tab}>
      {/* The key: what was said of another scenario is gone. */}
      <ActiveScenario key={useActiveScenario().name} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = groups.flatMap(({ members }) => members)
          if (query.trim() !== '' && first !== undefined) onSelect(first)
        }}
      >
        <TextField
          type="search"
          label={texts.search}
          hint={texts.searchHint}
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <label className={tab.option}>
        <input
          type="checkbox"
          checked={staysOnPage}
          onChange={(event) => setStaysOnPage(event.target.checked)}
        />
        <span>{texts.stayOnPage}</span>
      </label>
      <p role="status" className={clsx(tab.hint, styles.count)}>
        {query.trim() !== '' && <span>{texts.count(found.length)}</span>}
      </p>
      {groups.map(({ audience, members }) => (
        <ScenarioList
          key={audience}
          heading={texts.audiences[audience]}
          scenarios={members}
          onSelect={onSelect}
        />
      ))}
      <details className={styles.day} open={demoClock.getDay() !== ''}>
        <summary>{dayTexts.title}</summary>
        <DayForm />
      </details>
    </div>
  )
}

/** Whether each word of a search is in the title of either language, the path or the name of a scenario. */
function matches({ name, path, title }: NamedScenario, query: string): boolean {
  const text = foldText(`${title.fr} ${title.en} ${path} ${name}`)
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function ActiveScenario() {
  const texts = useTexts().scenarios
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  const selectScenario = useSelectScenario()
  const { demoClock } = useDevtools()
  const { message, copy } = useCopyToClipboard(useTexts())
  return (
    <div className={styles.activeScenario}>
      <h3 className={tab.heading}>{texts.active}</h3>
      <p className={styles.title}>{activeScenario.title[language]}</p>
      <div className={tab.actions}>
        <ToolbarButton onClick={() => selectScenario('normal')}>{texts.back}</ToolbarButton>
        {/* No other tab has the recording. */}
        {activeScenario !== recordingScenario && (
          <Button
            size="small"
            variant="tertiary"
            onClick={() =>
              copy(createPageLink({ scenario: activeScenario.name, today: demoClock.getDay() }))
            }
          >
            {texts.copyLink}
          </Button>
        )}
        <span role="status">{message}</span>
      </div>
    </div>
  )
}

interface ScenarioListProps {
  heading: string
  scenarios: readonly NamedScenario[]
  onSelect: (scenario: NamedScenario) => void
}

/** Scenarios as a list of buttons. */
export function ScenarioList({ heading, scenarios: listed, onSelect }: ScenarioListProps) {
  const id = useId()
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  return (
    <div>
      <h3 id={id} className={tab.heading}>
        {heading}
      </h3>
      <ul className={clsx(tab.choices, styles.list)} aria-labelledby={id}>
        {listed.map((scenario) => (
          <li key={scenario.name}>
            <button
              type="button"
              className={styles.scenario}
              aria-pressed={scenario.name === activeScenario.name}
              onClick={() => onSelect(scenario)}
            >
              <span>{scenario.title[language]}</span>
              <span className={styles.path}>{scenario.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
