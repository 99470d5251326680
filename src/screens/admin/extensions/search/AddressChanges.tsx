import { ArrowRight, ChevronDown } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { getNameField, getReferences, type EntityName } from '#domain/entities.ts'
import {
  findAddressChanges,
  replaceRecords,
  type AddressChange,
  type AddressChanges as Changes,
} from '#domain/uses.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { useRecordName } from '../../core/layout/useRecordName.ts'
import styles from './UsedBy.module.css'
import { UseLink } from './UsedBy.tsx'
import { getSiteUrl, useAllRecords } from './useAllRecords.ts'

export interface AddressChangesProps {
  entity: EntityName
  /** Undefined for a new record, which changes no address. */
  id: number | undefined
  /** The name as it is typed. */
  name: string
  /** The values of the form. */
  values: Readonly<Record<string, unknown>>
}

const noChanges: Changes = { addresses: [], texts: [] }

/** Says, before a record is saved with another name, which addresses that changes and which texts link to them. */
export function AddressChanges(props: AddressChangesProps) {
  const { entity, id, name, values } = useDeferredValue(props)
  const { lists } = useAllRecords({ isEnabled: id !== undefined })
  const nameRecord = useRecordName()
  // A text: typing in other fields makes no new one, and nothing is compared again.
  const input = JSON.stringify(
    readAddressFields(entity, { ...values, [getNameField(entity)]: name }),
  )
  const changes = useMemo(() => {
    const record = lists[entity]?.find((each) => each.id === id)
    if (record === undefined) return noChanges
    const typed: object = JSON.parse(input)
    const after = replaceRecords(lists, entity, [{ ...record, ...typed }])
    return findAddressChanges(lists, after, getSiteUrl(), nameRecord)
  }, [lists, entity, id, input, nameRecord])
  return <AddressChangeList changes={changes} />
}

/** What addresses are made of, the name and the references of a form, as a record has them. */
export function readAddressFields(
  entity: EntityName,
  values: AddressChangesProps['values'],
): Readonly<Record<string, unknown>> {
  const references = getReferences(entity).flatMap(({ field }) => {
    const value = values[field]
    if (typeof value !== 'string') return []
    // The list embeds the record that was chosen before.
    return [
      [field, value === '' ? null : Number(value)],
      [field.replace(/Id$/, ''), null],
    ]
  })
  return { [getNameField(entity)]: values[getNameField(entity)], ...Object.fromEntries(references) }
}

/** More addresses than these are folded. */
const maxShown = 3

/** The old and the new addresses, and links to the texts that lead to the old ones. */
export function AddressChangeList({ changes: { addresses, texts } }: { changes: Changes }) {
  const { t } = useTranslation('adminSearch')
  const rest = addresses.slice(maxShown)
  const title = t('addresses.title', { count: addresses.length })
  return (
    <>
      {/* Announced once, and again when the number changes: not at every letter. */}
      <VisuallyHidden role="status">{addresses.length > 0 && title}</VisuallyHidden>
      {addresses.length > 0 && (
        <Notice variant="info" title={title}>
          <div className={styles.changes}>
            <AddressRows addresses={addresses.slice(0, maxShown)} />
            {rest.length > 0 && (
              <details>
                <summary className={styles.more}>
                  <span>{t('addresses.more', { count: rest.length })}</span>
                  <ChevronDown size={16} aria-hidden />
                </summary>
                <AddressRows addresses={rest} />
              </details>
            )}
            <p>{t('addresses.advice')}</p>
            {texts.length > 0 && (
              <>
                <p>{t('addresses.texts', { count: texts.length })}</p>
                <ul>
                  {texts.map((use) => (
                    <li key={`${use.entity}/${use.id}`}>
                      <UseLink use={use} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </Notice>
      )}
    </>
  )
}

function AddressRows({ addresses }: { addresses: readonly AddressChange[] }) {
  const { t } = useTranslation('adminSearch')
  return (
    <ul role="list">
      {addresses.map(({ from, to }) => (
        <li key={from}>
          <code translate="no" className={styles.before}>
            <VisuallyHidden>{t('addresses.before')}</VisuallyHidden>
            <span>{from}</span>
          </code>
          <code translate="no" className={styles.after}>
            <ArrowRight size={14} aria-hidden />
            <VisuallyHidden>{t('addresses.after')}</VisuallyHidden>
            <span>{to}</span>
          </code>
        </li>
      ))}
    </ul>
  )
}
