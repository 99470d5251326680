import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import { catalogueScenarios, generalScenarios } from '../../scenarios.ts'
import { useChosenScenario, useLanguage, useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import { useCopy } from '../useCopy.ts'
import { linkTo, useScenarioActions } from '../useScenarioActions.ts'
import { OneFailure } from './OneFailure.tsx'
import { ScenarioList } from './ScenarioList.tsx'
import styles from './ScenariosTab.module.css'

/** How the mock backend behaves: what is played now, and what else there is. */
export function ScenariosTab() {
  const texts = useTexts().scenarios
  const language = useLanguage()
  const chosen = useChosenScenario()
  const { play } = useScenarioActions()
  const { said, copy } = useCopy()
  const [stays, setStays] = useState(false)
  const onChosen = (name: string, path: string) => {
    play(name, stays ? undefined : path)
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={styles.now}>
        <h3 className={tab.heading}>{texts.chosen}</h3>
        <p className={styles.title}>{chosen.title[language]}</p>
        <div className={tab.actions}>
          <Button
            size="small"
            look="secondary"
            onClick={() => {
              play('normal')
            }}
          >
            {texts.back}
          </Button>
          <Button size="small" look="quiet" onClick={() => copy(linkTo(chosen.name))}>
            {texts.copyLink}
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
      <label className={styles.stay}>
        <input
          type="checkbox"
          checked={stays}
          onChange={(event) => {
            setStays(event.target.checked)
          }}
        />
        {texts.stay}
      </label>
      <ScenarioList heading={texts.whole} scenarios={generalScenarios} onChosen={onChosen} />
      <ScenarioList heading={texts.catalogue} scenarios={catalogueScenarios} onChosen={onChosen} />
      <OneFailure />
    </div>
  )
}
