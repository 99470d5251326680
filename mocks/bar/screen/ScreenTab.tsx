import { useEffect, useState } from 'react'

import { useBar, useRouteId, useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import { screens } from './screens.ts'
import { SpecSections } from './SpecSections.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/** Where the screen that is shown is described: its sections of the specification, its stories. */
export function ScreenTab() {
  const texts = useTexts().screen
  const sources = screens[useRouteId()]
  const hasStorybook = useHasStorybook()
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {sources === undefined && <p>{texts.unknown}</p>}
      {sources !== undefined && (
        <>
          <SpecSections sections={sources.spec} />
          <StoryLinks titles={sources.stories} areThere={hasStorybook} />
        </>
      )}
    </div>
  )
}

/** Whether Storybook was built beside the client; undefined until that is known. */
function useHasStorybook(): boolean | undefined {
  const { basePath } = useBar()
  const [isThere, setThere] = useState<boolean>()
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`${basePath}storybook/index.json`, { signal: leaving.signal })
        // A host that gives the client for every address answers 200 as well.
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        setThere(response.ok && isJson)
      } catch {
        if (!leaving.signal.aborted) setThere(false)
      }
    }
    ask().catch(console.error)
    return () => {
      leaving.abort()
    }
  }, [basePath])
  return isThere
}
