import { useEffect, useState } from 'react'

import { useDevtools, useRouteId, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import { screens } from './screens.ts'
import { SpecSections } from './SpecSections.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/** Where the screen that is shown is described: its sections of the specification, its stories. */
export function ScreenTab() {
  const texts = useTexts().screen
  const references = screens[useRouteId()]
  const hasStorybook = useHasStorybook()
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {references === undefined && <p>{texts.unknown}</p>}
      {references !== undefined && (
        <>
          <SpecSections sections={references.spec} />
          <StoryLinks titles={references.stories} hasStorybook={hasStorybook} />
        </>
      )}
    </div>
  )
}

/** Whether Storybook was built beside the client; undefined until that is known. */
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
        // A host that gives the client for every address answers 200 as well.
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        setHasStorybook(response.ok && isJson)
      } catch {
        if (!controller.signal.aborted) setHasStorybook(false)
      }
    }
    checkStorybook().catch(console.error)
    return () => {
      controller.abort()
    }
  }, [basePath])
  return hasStorybook
}
