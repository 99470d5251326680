import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { findDependents, type ListedRecord } from '#domain/dependents.ts'
import { getReferrers, type EntityName } from '#domain/entities.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { getListPath } from '../../core/layout/entity-links.ts'
import { useLastListSearch } from '../../core/layout/last-list-search.ts'
import { showToast } from '../../core/layout/toasts.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import { keepVersion } from './version-store.ts'
import styles from './DeletedRecords.module.css'

/** How long a deletion waits for the record that it deletes, in milliseconds. Its row in the list is nearly as good. */
const maxReadMs = 3000

/**
 * Keeps records on the device once they are deleted, and offers to create them again. They are read whole before that, for
 * which a deletion never waits long.
 */
export function useDeletionKeeping<Row extends ListedRecord>(
  entity: EntityName,
  rows: readonly Row[],
  getRecordName: (row: Row) => string,
) {
  const { t } = useTranslation('adminVersions')
  const { calls } = useApi()
  const queryClient = useQueryClient()
  const clock = useClock()
  const nameRecord = useRecordName()
  const kept = useRef(new Set<number>())

  /** The whole record, with what a list may leave out. */
  async function readWhole(row: Row): Promise<object> {
    const own = calls[entity]
    if (!('detail' in own)) return row
    const input = { parameters: { id: row.id } }
    return own.detail(input, AbortSignal.timeout(maxReadMs)).catch(() => row)
  }
  /** What refers to it, as far as the dialog has loaded it. */
  function listDependents(row: Row) {
    const lists = getReferrers(entity).map(
      ({ from }) => [from, queryClient.getQueryData<ListedRecord[]>([from, 'list']) ?? []] as const,
    )
    return findDependents(entity, [row], Object.fromEntries(lists), nameRecord)
  }
  async function keepAndDelete(id: number, remove: () => Promise<unknown>): Promise<unknown> {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return remove()
    const whole = await readWhole(row)
    const dependents = listDependents(row)
    const answer = await remove()
    const outcome = await keepVersion({
      record: getRecordKey(entity, id),
      origin: 'deleted',
      at: clock().toISOString(),
      values: { ...whole },
      name: getRecordName(row),
      dependents,
    })
    if (outcome === 'full') showToast('warning', t('deleted.notKept'))
    if (outcome === 'kept' || outcome === 'unchanged') kept.current.add(id)
    return answer
  }
  return {
    keepAndDelete,
    renderToast: (content: ReactNode, deleted: readonly Row[]): ReactNode => {
      const offered = deleted.filter(({ id }) => kept.current.has(id))
      const [first] = offered
      if (first === undefined) return content
      const isOnly = offered.length === 1
      return (
        <>
          <span>{content}</span>{' '}
          <RecreationLink
            entity={entity}
            record={isOnly ? getRecordKey(entity, first.id) : 'all'}
            label={t(isOnly ? 'deleted.recreate' : 'deleted.seeAll')}
          />
        </>
      )
    },
  }
}

interface RecreationLinkProps {
  entity: EntityName
  record: string
  label: string
}

/** Leads to the list that the record was deleted from, wherever the toast is read, and asks there. */
function RecreationLink({ entity, record, label }: RecreationLinkProps) {
  return (
    <Link
      to={getListPath(entity)}
      search={useLastListSearch(entity)}
      state={{ recreating: record }}
      resetScroll={false}
      className={styles.toastLink}
    >
      {label}
    </Link>
  )
}
