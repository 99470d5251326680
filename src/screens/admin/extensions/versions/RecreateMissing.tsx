import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'

import { getFormLink } from '../../core/layout/entity-links.ts'
import { findKept } from './useRecreation.ts'
import { subscribeToVersions } from './version-store.ts'

/** Offers to create a record again that the server no longer has, if this device keeps a version of it. */
export function RecreateMissing({ entity, id }: { entity: EntityName; id: number }) {
  const { t } = useTranslation('adminVersions')
  const clock = useClock()
  const record = getRecordKey(entity, id)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    let isCancelled = false
    async function look(): Promise<void> {
      const version = await findKept(record, clock())
      if (!isCancelled) setIsKept(version !== undefined)
    }
    void look()
    const stop = subscribeToVersions(() => void look())
    return () => {
      isCancelled = true
      stop()
    }
  }, [record, clock])
  return (
    <span role="status">
      {isKept && (
        <>
          <Link
            {...getFormLink(entity)}
            state={{ recreated: record }}
            className={getButtonClassName('secondary')}
          >
            {t('deleted.recreate')}
          </Link>{' '}
          <span>{t('recreate.missing')}</span>
        </>
      )}
    </span>
  )
}
