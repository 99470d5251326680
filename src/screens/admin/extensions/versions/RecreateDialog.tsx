import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { findDependents, type ListedRecord } from '#domain/dependents.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import { getRecordId } from '#domain/record-links.ts'
import type { NameRecord } from '#domain/record-names.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { getFormLink } from '../../core/layout/entity-links.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import styles from './DeletedRecords.module.css'
import type { KeptVersion } from './version-store.ts'

interface RecreateDialogProps {
  entity: EntityName
  version: KeptVersion
  /** All that were deleted on this device: some may have referred to this one. */
  deleted: readonly KeptVersion[]
  onClose: () => void
}

/** Says, before a deleted record is created again, that it gets a new number and what will not refer to it. */
export function RecreateDialog({ entity, version, deleted, onClose }: RecreateDialogProps) {
  const { t } = useTranslation(['adminVersions', 'admin'])
  const dependents = findFormerDependents(entity, version, deleted, useRecordName())
  const name = version.name ?? version.record
  return (
    <Dialog
      open
      title={t('recreate.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('recreate.cancel')}
          </Button>
          <Link
            {...getFormLink(entity)}
            state={{ recreated: version.record }}
            className={getButtonClassName('primary')}
          >
            {t('recreate.confirm')}
          </Link>
        </>
      }
    >
      <p>{t('recreate.newNumber', { id: getRecordId(version.record) })}</p>
      <p>{t('recreate.oldLinks')}</p>
      {dependents.length === 0 ? (
        <p className={styles.quiet}>{t('recreate.nothingHung')}</p>
      ) : (
        <Notice variant="warning" title={t('recreate.hung')}>
          <ul role="list" className={styles.hung}>
            {dependents.map(({ entity: from, records }) => (
              <li key={from}>
                <span>{t(`admin:titles.${from}`)}</span>
                <ul className={styles.records}>
                  {records.map((record) => (
                    <li key={record.id}>
                      {record.isGone ? t('recreate.hungGone', { name: record.name }) : record.name}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p>{t('recreate.hungAdvice')}</p>
        </Notice>
      )}
    </Dialog>
  )
}

interface FormerDependent {
  readonly id: number
  readonly name: string
  readonly isGone: boolean
}

/**
 * What referred to the record when it was deleted, and what had been deleted here before that: a server may refuse to delete a
 * record that others refer to.
 */
function findFormerDependents(
  entity: EntityName,
  version: KeptVersion,
  deleted: readonly KeptVersion[],
  nameRecord: NameRecord,
) {
  const own: ListedRecord = { ...version.values, id: getRecordId(version.record) }
  return entityNames.flatMap((from) => {
    const gone = deleted.filter(({ record }) => record.startsWith(`${from}/`))
    const rows = gone.map((one): ListedRecord => ({ ...one.values, id: getRecordId(one.record) }))
    const found = findDependents(entity, [own], { [from]: rows }, nameRecord).flatMap(
      ({ records }) => records,
    )
    const records = new Map<number, FormerDependent>()
    for (const group of version.dependents ?? []) {
      if (group.entity !== from) continue
      for (const { id, name } of group.records) records.set(id, { id, name, isGone: false })
    }
    for (const { id, name } of found) {
      const kept = gone.find((one) => getRecordId(one.record) === id)
      records.set(id, { id, name: kept?.name ?? name, isGone: true })
    }
    return records.size === 0 ? [] : [{ entity: from, records: [...records.values()] }]
  })
}
