import { useEffect, useState } from 'react'

import { sectionTitles } from '../specification-sections.ts'
import { useDevtools, useLanguage, useCurrentPage, useTexts } from './devtools-context.ts'
import { screenReferences } from './screens.ts'
import tab from './tab.module.css'

export function ScreenTab() {
  const { basePath } = useDevtools()
  const texts = useTexts().screen
  const language = useLanguage()
  const references = screenReferences[useCurrentPage().routeId]
  const hasStorybook = useHasStorybook()
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {references === undefined && <p>{texts.unknown}</p>}
      {references !== undefined && (
        <>
          <div>
            <h3 className={tab.heading}>{texts.spec}</h3>
            <ul className={tab.list}>
              {references.spec.map((section) => (
                <li key={section}>
                  <span className={tab.code}>{section}</span>{' '}
                  <span>{sectionTitles[section]?.[language]}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={tab.heading}>{texts.stories}</h3>
            <ul className={tab.list}>
              {references.stories.map((title) => (
                <li key={title}>
                  {hasStorybook === true ? (
                    <a href={`${basePath}storybook/?path=/docs/${toStoryId(title)}--docs`}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
            {hasStorybook === false && <p className={tab.hint}>{texts.notBuilt}</p>}
          </div>
        </>
      )}
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
