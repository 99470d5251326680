import { useTranslation } from 'react-i18next'

import { numberedBySaving } from '#domain/slug.ts'

type Saved = Parameters<typeof numberedBySaving>[0]
type Others = Parameters<typeof numberedBySaving>[1]

/** Says before a record is saved that its name leaves the slug of another, so that one of them gets a number. */
export function useSlugHint(entity: 'countries' | 'visas', saved: Saved, others: Others) {
  const { t } = useTranslation('adminForms')
  const numbered = numberedBySaving(saved, others)
  return numbered && t(`${entity}.sameSlug`, { name: numbered.name.trim(), slug: numbered.slug })
}
