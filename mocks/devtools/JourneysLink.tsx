import { useDevtools, useTexts } from './devtools-context.ts'
import { usePublished } from './usePublished.ts'

/** A link to the contact sheets of all tours, if they are deployed with the client (`npm run build:hosted`). */
export function JourneysLink() {
  const { basePath } = useDevtools()
  const texts = useTexts().journeys
  if (usePublished('journeys/page.css', 'css') !== true) return null
  return (
    <p>
      <a href={`${basePath}journeys/index.html`}>{texts.open}</a>
    </p>
  )
}
