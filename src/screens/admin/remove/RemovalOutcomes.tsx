import { useTranslation } from 'react-i18next'

import type { Outcomes } from '#domain/removal.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { faultKey } from '../faults/fault-text.ts'
import styles from './RemoveDialog.module.css'

interface RemovalOutcomesProps<Item extends { readonly id: number }> {
  outcomes: Outcomes<Item>
  nameOf: (item: Item) => string
}

/** Which records could not be deleted, and why, in words. */
export function RemovalOutcomes<Item extends { readonly id: number }>(
  props: RemovalOutcomesProps<Item>,
) {
  const { outcomes, nameOf } = props
  const { t } = useTranslation('admin')
  const failed = outcomes.filter(({ fault }) => fault !== undefined)
  const done = outcomes.length - failed.length
  return (
    <Notice
      kind="warning"
      announce="alert"
      title={
        done === 0 ? t('remove.failed') : t('remove.someFailed', { done, count: outcomes.length })
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ item, fault }) => (
          <li key={item.id}>
            {t('remove.failure', { name: nameOf(item), reason: t(`faults.${faultKey(fault)}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
