import { useDevtools, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'

interface StoryLinksProps {
  titles: readonly string[]
  hasStorybook: boolean | undefined
}

/** The stories of a screen; links where Storybook was built beside the client. */
export function StoryLinks({ titles, hasStorybook }: StoryLinksProps) {
  const { basePath } = useDevtools()
  const texts = useTexts().screen
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

/** As Storybook makes an id of a title: 'Screens/Visa details' is 'screens-visa-details'. */
export function toStoryId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
