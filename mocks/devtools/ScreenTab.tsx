import { useEffect, useState } from 'react'

import { scenarios } from '../scenarios.ts'
import { sectionTitles } from '../specification-sections.ts'
import {
  useCurrentPage,
  useDevtools,
  useLanguage,
  useSelectScenario,
  useTexts,
} from './devtools-context.ts'
import { ScenarioList } from './ScenariosTab.tsx'
import { screenReferences } from './screens.ts'
import tab from './tab.module.css'

/** The other states of the screen that is shown, and where Storybook shows its parts. */
export function ScreenTab() {
  const texts = useTexts().screen
  const { pathname, routeId } = useCurrentPage()
  const { basePath } = useDevtools()
  const selectScenario = useSelectScenario()
  const references = screenReferences[routeId]
  const path = `/${pathname.slice(basePath.length)}`.replace(/(?<=.)\/$/, '')
  const states = scenarios.filter((scenario) => scenario.path.replace(/\?.*/, '') === path)
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {references === undefined && <p>{texts.unknown}</p>}
      {states.length > 0 && (
        <ScenarioList
          heading={texts.states}
          scenarios={states}
          onSelect={(scenario) => selectScenario(scenario.name, scenario.path)}
        />
      )}
      {references !== undefined && <Stories titles={references.stories} />}
    </div>
  )
}

function Stories({ titles }: { titles: readonly string[] }) {
  const { basePath } = useDevtools()
  const texts = useTexts().screen
  const hasStorybook = useHasStorybook()
  return (
    <div>
      <h3 className={tab.heading}>{texts.stories}</h3>
      <ul className={tab.list}>
        {titles.map((title) => (
          <li key={title}>
            {hasStorybook === true ? (
              <a href={`${basePath}storybook/?path=/docs/${toStoryId(title)}--docs`}>{title}</a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
      {hasStorybook === false && <p className={tab.hint}>{texts.notBuilt}</p>}
    </div>
  )
}

/** Where the specification describes the screen. */
export function SpecificationTab() {
  const texts = useTexts().screen
  const language = useLanguage()
  const references = screenReferences[useCurrentPage().routeId]
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.specIntro}</p>
      {references === undefined && <p>{texts.unknown}</p>}
      <ul className={tab.list}>
        {references?.spec.map((section) => (
          <li key={section}>
            <span className={tab.code}>{section}</span>{' '}
            <span>{sectionTitles[section]?.[language]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether Storybook is deployed with the client; undefined while checking. */
function useHasStorybook(): boolean | undefined {
  const { basePath } = useDevtools()
  const [hasStorybook, setHasStorybook] = useState<boolean>()
  useEffect(() => {
    const controller = new AbortController()
    const checkStorybook = async () => {
      try {
        const response = await fetch(`${basePath}storybook/index.json`, {
          signal: controller.signal,
        })
        // A host that serves index.html for unknown URLs also answers 200.
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        setHasStorybook(response.ok && isJson)
      } catch {
        if (!controller.signal.aborted) setHasStorybook(false)
      }
    }
    void checkStorybook()
    return () => controller.abort()
  }, [basePath])
  return hasStorybook
}

/** Storybook's rule, for titles in ASCII: 'Screens/Visa details' has the id 'screens-visa-details'. */
function toStoryId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
