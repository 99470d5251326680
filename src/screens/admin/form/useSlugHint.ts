import { useTranslation } from 'react-i18next'

import { findSlugCollision } from '#domain/slug.ts'

/** Returns the warning that another record has the same slug, so that one of the two will get a number. */
export function useSlugHint(entity: 'countries' | 'visas') {
  const { t } = useTranslation('adminForms')
  return (...saving: Parameters<typeof findSlugCollision>): string | undefined => {
    const numbered = findSlugCollision(...saving)
    return numbered && t(`${entity}.sameSlug`, { name: numbered.name.trim(), slug: numbered.slug })
  }
}
