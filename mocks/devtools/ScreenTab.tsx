import { downloadText } from '#platform/download-text.ts'
import { findPage } from '#routes/-pages.ts'

import { scenarios } from '../scenarios.ts'
import { sectionTitles } from '../specification-sections.ts'
import { ToolbarButton } from './buttons.tsx'
import {
  useActiveScenario,
  useCurrentPage,
  useDevtools,
  useLanguage,
  useTexts,
} from './devtools-context.ts'
import { ScenarioList } from './ScenariosTab.tsx'
import { createStorySource } from './story-source.ts'
import tab from './tab.module.css'
import { useCopyToClipboard } from './useCopyToClipboard.ts'
import { usePublished } from './usePublished.ts'

/** The other states of the screen that is shown, and where Storybook shows its parts. */
export function ScreenTab() {
  const texts = useTexts().screen
  const { pathname, routeId } = useCurrentPage()
  const { basePath } = useDevtools()
  const page = findPage(routeId)
  const path = `/${pathname.slice(basePath.length)}`.replace(/(?<=.)\/$/, '')
  const states = scenarios.filter((scenario) => scenario.path.replace(/\?.*/, '') === path)
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {page === undefined && <p>{texts.unknown}</p>}
      {states.length > 0 && <ScenarioList heading={texts.states} scenarios={states} />}
      {page !== undefined && (
        <>
          <Stories
            titles={
              routeId.startsWith('/_public/') ? [...page.stories, 'Screens/Layout'] : page.stories
            }
          />
          <ProposeStory title={page.stories[0] ?? 'Screens'} />
        </>
      )}
    </div>
  )
}

function Stories({ titles }: { titles: readonly string[] }) {
  const { basePath } = useDevtools()
  const texts = useTexts().screen
  const hasStorybook = usePublished('storybook/index.json', 'json')
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
  const page = findPage(useCurrentPage().routeId)
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.specIntro}</p>
      {page === undefined && <p>{texts.unknown}</p>}
      <ul className={tab.list}>
        {page?.spec.map((section) => (
          <li key={section}>
            <span className={tab.code}>{section}</span>{' '}
            <span>{sectionTitles[section]?.[language]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Writes a stories file for what the page shows: a published Storybook can save none. */
function ProposeStory({ title }: { title: string }) {
  const { basePath, demoClock } = useDevtools()
  const allTexts = useTexts()
  const texts = allTexts.proposal
  const language = useLanguage()
  const { name: scenario } = useActiveScenario()
  const { message, copy } = useCopyToClipboard(allTexts)
  const createSource = () => {
    const path = `/${location.pathname.slice(basePath.length)}${location.search}${location.hash}`
    return createStorySource({ path, scenario, language, day: demoClock.getDay(), title })
  }
  const onDownload = () => {
    const text = createSource()
    downloadText({ name: 'proposed', extension: 'stories.tsx', type: 'text/plain', text })
  }
  return (
    <div className={tab.group}>
      <h3 className={tab.heading}>{texts.title}</h3>
      <p className={tab.hint}>{texts.intro}</p>
      <div className={tab.actions}>
        <ToolbarButton onClick={() => void copy(createSource())}>{texts.copy}</ToolbarButton>
        <ToolbarButton onClick={onDownload}>{texts.download}</ToolbarButton>
        <span role="status" className={tab.hint}>
          {message}
        </span>
      </div>
    </div>
  )
}

/** Storybook's rule, for titles in ASCII: 'Screens/Visa details' has the id 'screens-visa-details'. */
function toStoryId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
