import { useNavigate, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import type { EntityName } from '#domain/entities.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'

import styles from './DeletedRecords.module.css'
import { RecreateDialog } from './RecreateDialog.tsx'
import {
  forgetOldDeletions,
  readDeleted,
  subscribeToVersions,
  type KeptVersion,
} from './version-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted record, `visas/12`, that a list asks about; 'all' to show all of them. */
    recreating?: string | undefined
  }
}

/** The records of an entity that were deleted on this device in the last 30 days, each of which can be created again. */
export function DeletedRecords({ entity }: { entity: EntityName }) {
  const { t } = useTranslation('adminVersions')
  const deleted = useDeleted()
  const own = deleted.filter(({ record }) => record.startsWith(`${entity}/`))
  const wanted = useLocation({ select: ({ state }) => state.recreating })
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const asked = own.find(({ record }) => record === (chosen ?? wanted))
  const summary = useRef<HTMLElement>(null)
  const isEmpty = own.length === 0
  useEffect(() => {
    if (wanted === 'all' && !isEmpty) summary.current?.focus()
  }, [wanted, isEmpty])

  function close(): void {
    setChosen(undefined)
    if (wanted === undefined) return
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, recreating: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  if (isEmpty) return null
  return (
    <>
      <details className={styles.deleted} open={wanted === 'all' || undefined}>
        <summary ref={summary} className={styles.summary}>
          <span>{t('deleted.title', { number: own.length })}</span>
        </summary>
        <p className={styles.quiet}>{t('deleted.text')}</p>
        <ul role="list" className={styles.list}>
          {own.map((version) => (
            <li key={version.id} className={styles.item}>
              <span className={styles.name}>{version.name}</span>
              <span className={styles.quiet}>
                {t('deleted.at', { moment: formatMoment(version.at, 'fr') })}
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                aria-label={t('deleted.recreateName', { name: version.name ?? version.record })}
                onClick={() => setChosen(version.record)}
              >
                {t('deleted.recreate')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      {asked && (
        <RecreateDialog entity={entity} version={asked} deleted={deleted} onClose={close} />
      )}
    </>
  )
}

/** The deleted records that this device keeps, of all entities. */
function useDeleted(): readonly KeptVersion[] {
  const clock = useClock()
  const [deleted, setDeleted] = useState<readonly KeptVersion[]>([])
  useEffect(() => {
    let isCancelled = false
    async function refresh(): Promise<void> {
      const { versions } = await readDeleted(clock())
      if (!isCancelled) setDeleted(versions)
    }
    void forgetOldDeletions(clock()).then(refresh)
    const stop = subscribeToVersions(() => void refresh())
    return () => {
      isCancelled = true
      stop()
    }
  }, [clock])
  return deleted
}
