import { clsx } from 'clsx/lite'
import { useId, useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'

import { endpoints } from '../endpoints.ts'
import { recordingScenario } from '../scenario-store.ts'
import {
  catalogueScenarios,
  generalScenarios,
  getFailureScenarioName,
  type NamedScenario,
} from '../scenarios.ts'
import {
  createPageLink,
  useActiveScenario,
  useDevtools,
  useLanguage,
  useSelectScenario,
  useTexts,
} from './devtools-context.ts'
import { DayForm } from './DayForm.tsx'
import { FileInput } from './FileInput.tsx'
import { FileMessage } from './FileMessage.tsx'
import type { Replay } from './useReplay.ts'
import styles from './ScenariosTab.module.css'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

/** Shows and selects the scenario, which is how the mock backend behaves. */
export function ScenariosTab({ replay }: { replay: Replay }) {
  const texts = useTexts().scenarios
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  const selectScenario = useSelectScenario()
  const { demoClock } = useDevtools()
  const { message, copy } = useCopyToClipboard(useTexts())
  const [staysOnPage, setStaysOnPage] = useState(false)
  const onSelect = (name: string, path: string) =>
    selectScenario(name, staysOnPage ? undefined : path)
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
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
      <DayForm />
      <RecordingForm {...replay} />
      <label className={tab.option}>
        <input
          type="checkbox"
          checked={staysOnPage}
          onChange={(event) => setStaysOnPage(event.target.checked)}
        />
        <span>{texts.stayOnPage}</span>
      </label>
      <ScenarioList heading={texts.general} scenarios={generalScenarios} onSelect={onSelect} />
      <ScenarioList heading={texts.catalogue} scenarios={catalogueScenarios} onSelect={onSelect} />
      <FailureForm />
    </div>
  )
}

/** Replays a HAR file that is chosen here or dropped on the toolbar. */
function RecordingForm({ outcome, replay }: Replay) {
  const texts = useTexts().recording
  return (
    <div className={tab.group}>
      <h3 className={tab.heading}>{texts.replay}</h3>
      <p className={tab.intro}>{texts.replayIntro}</p>
      <div className={tab.actions}>
        <FileInput label={texts.choose} accept=".har,.json,application/json" onSelect={replay} />
      </div>
      <FileMessage outcome={outcome} />
    </div>
  )
}

interface ScenarioListProps {
  heading: string
  scenarios: readonly NamedScenario[]
  onSelect: (name: string, path: string) => void
}

function ScenarioList({ heading, scenarios, onSelect }: ScenarioListProps) {
  const id = useId()
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  return (
    <div>
      <h3 id={id} className={tab.heading}>
        {heading}
      </h3>
      <ul className={clsx(tab.choices, styles.list)} aria-labelledby={id}>
        {scenarios.map(({ name, title, path }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.scenario}
              aria-pressed={name === activeScenario.name}
              onClick={() => onSelect(name, path)}
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

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503]
const endpointOptions = endpoints.map(({ name, endpoint }) => ({
  value: name,
  label: `${endpoint.method} ${endpoint.path}`,
}))

function FailureForm() {
  const texts = useTexts().scenarios
  const selectScenario = useSelectScenario()
  const [endpointName, setEndpointName] = useState<string>('faqs.list')
  const [status, setStatus] = useState('503')
  const onApply = () => {
    const endpoint = endpoints.find(({ name }) => name === endpointName)
    if (endpoint !== undefined)
      selectScenario(getFailureScenarioName(endpoint.name, Number(status)))
  }
  return (
    <div className={tab.group}>
      <h3 className={tab.heading}>{texts.failure}</h3>
      <p className={tab.intro}>{texts.failureIntro}</p>
      <div className={styles.fields}>
        <Select
          label={texts.call}
          options={endpointOptions}
          value={endpointName}
          onChange={setEndpointName}
        />
        <Select
          label={texts.status}
          options={statuses.map((value) => ({ value: `${value}`, label: `${value}` }))}
          value={status}
          onChange={setStatus}
        />
        <Button variant="secondary" onClick={onApply}>
          {texts.apply}
        </Button>
      </div>
    </div>
  )
}
