import { useTranslation } from 'react-i18next'

import { numberedBySaving } from '#domain/slug.ts'

type SavedRecord = Parameters<typeof numberedBySaving>[0]
type OtherRecords = Parameters<typeof numberedBySaving>[1]

/** Warns that another record has the same slug, so that one of the two will get a number. */
export function useSlugHint(
  entity: 'countries' | 'visas',
  saved: SavedRecord,
  others: OtherRecords,
) {
  const { t } = useTranslation('adminForms')
  const numbered = numberedBySaving(saved, others)
  return numbered && t(`${entity}.sameSlug`, { name: numbered.name.trim(), slug: numbered.slug })
}
