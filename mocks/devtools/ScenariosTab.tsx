import { clsx } from 'clsx/lite'
import { useId, useState } from 'react'

import { foldText } from '#platform/text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { recordingScenario } from '../scenario-store.ts'
import {
  audiences,
  getAudience,
  isAddressOnly,
  type NamedScenario,
  scenarios,
} from '../scenarios.ts'
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
  const choose = useChooseScenario()
  const [query, setQuery] = useState('')
  const found = scenarios.filter((scenario) => matches(scenario, query))
  const groups = audiences
    .map((audience) => ({
      audience,
      members: found.filter((scenario) => getAudience(scenario) === audience),
    }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className={clsx(tab.tab, styles.scenarios)}>
      <div className={tab.tab}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            const [first] = groups.flatMap(({ members }) => members)
            if (query.trim() !== '' && first !== undefined) choose(first)
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
        <p role="status" className={clsx(tab.hint, styles.count)}>
          {query.trim() !== '' && <span>{texts.count(found.length)}</span>}
        </p>
        {/* The key: what was said of another scenario is gone. */}
        <ActiveScenario key={useActiveScenario().name} />
        <details className={styles.day} open={demoClock.getDay() !== ''}>
          <summary>{dayTexts.title}</summary>
          <DayForm />
        </details>
      </div>
      <div className={tab.tab}>
        {groups.map(({ audience, members }) => (
          <ScenarioList key={audience} heading={texts.audiences[audience]} scenarios={members} />
        ))}
      </div>
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
}

/** Scenarios as a list of buttons, each with a link to the page that shows it best. */
export function ScenarioList({ heading, scenarios: listed }: ScenarioListProps) {
  const id = useId()
  const texts = useTexts().scenarios
  const { basePath } = useDevtools()
  const choose = useChooseScenario()
  const selectScenario = useSelectScenario()
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  return (
    <div>
      <h3 id={id} className={tab.heading}>
        {heading}
      </h3>
      <ul className={clsx(tab.choices, styles.list)} aria-labelledby={id}>
        {listed.map((scenario) => {
          const { name, path } = scenario
          const title = scenario.title[language]
          return (
            <li key={name} className={styles.row}>
              <button
                type="button"
                className={styles.scenario}
                aria-pressed={name === activeScenario.name}
                onClick={() => choose(scenario)}
              >
                {title}
              </button>
              <a
                className={styles.path}
                href={`${basePath}${path.slice(1)}`}
                aria-label={texts.showOn(path, title)}
                onClick={(event) => {
                  event.preventDefault()
                  selectScenario(name, path)
                }}
              >
                {path}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Chooses a scenario on the page that is shown, unless the scenario is nothing but an address. */
function useChooseScenario() {
  const selectScenario = useSelectScenario()
  return (scenario: NamedScenario) =>
    selectScenario(scenario.name, isAddressOnly(scenario) ? scenario.path : undefined)
}
