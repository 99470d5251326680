import { useTranslation } from 'react-i18next'

import { useLateComponent } from '#components/useLateComponent.ts'
import type { LinkSearchProps } from '#content/rich-text-editor/link-search.ts'

const results = {
  load: async () => (await import('./LinkResults.tsx')).LinkResults,
  texts: [],
} as const

/** The pages of the site for a link in a text. */
export const renderLinkSearch = (props: LinkSearchProps) => <LinkSearch {...props} />

/** What it needs of all records is loaded once a link is made. */
function LinkSearch(props: LinkSearchProps) {
  const { t } = useTranslation('adminSearch')
  const { Loaded, hasFailed } = useLateComponent(true, results)
  if (hasFailed) return <p role="status">{t('links.failed')}</p>
  return Loaded && <Loaded {...props} />
}
