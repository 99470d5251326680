import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'

import { getListPath } from '../../core/layout/entity-links.ts'
import { useLastListSearch } from '../../core/layout/last-list-search.ts'
import { dismissFollowUps } from '../../core/layout/toasts.ts'

interface RecreationOfferProps {
  entity: EntityName
  /** The records that were just deleted, and are kept. */
  ids: readonly number[]
}

/** Leads to the list that records were deleted from, wherever the toast is read, and asks there. */
export function RecreationOffer({ entity, ids }: RecreationOfferProps) {
  const { t } = useTranslation('adminVersions')
  const search = useLastListSearch(entity)
  const [first, ...others] = ids
  if (first === undefined) return null
  const isOnly = others.length === 0
  return (
    <Link
      to={getListPath(entity)}
      search={search}
      state={{ recreating: isOnly ? getRecordKey(entity, first) : 'all' }}
      resetScroll={false}
      className={getButtonClassName('secondary', 'small')}
      onClick={dismissFollowUps}
    >
      {t(isOnly ? 'deleted.recreate' : 'deleted.seeAll')}
    </Link>
  )
}
