import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { catalogueScenarios, generalScenarios } from '../../scenarios.ts'
import { useActiveScenario, useLanguage, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import { useCopyToClipboard } from '../useCopy.ts'
import { createScenarioLink, useScenarioActions } from '../useScenarioActions.ts'
import { FailureForm } from './FailureForm.tsx'
import { ScenarioList } from './ScenarioList.tsx'
import styles from './ScenariosTab.module.css'

/** How the mock backend behaves: what is played now, and what else there is. */
export function ScenariosTab() {
  const texts = useTexts().scenarios
  const language = useLanguage()
  const activeScenario = useActiveScenario()
  const { play } = useScenarioActions()
  const { said, copy } = useCopyToClipboard()
  const [staysOnPage, setStaysOnPage] = useState(false)
  const onSelect = (name: string, path: string) => {
    play(name, staysOnPage ? undefined : path)
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={styles.activeScenario}>
        <h3 className={tab.heading}>{texts.active}</h3>
        <p className={styles.title}>{activeScenario.title[language]}</p>
        <div className={tab.actions}>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              play('normal')
            }}
          >
            {texts.back}
          </Button>
          <Button
            size="small"
            variant="tertiary"
            onClick={() => copy(createScenarioLink(activeScenario.name))}
          >
            {texts.copyLink}
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
      <label className={styles.stayOption}>
        <input
          type="checkbox"
          checked={staysOnPage}
          onChange={(event) => {
            setStaysOnPage(event.target.checked)
          }}
        />
        {texts.stayOnPage}
      </label>
      <ScenarioList heading={texts.general} scenarios={generalScenarios} onSelect={onSelect} />
      <ScenarioList heading={texts.catalogue} scenarios={catalogueScenarios} onSelect={onSelect} />
      <FailureForm />
    </div>
  )
}
