import { useTranslation } from 'react-i18next'

import type { DeletionOutcomes } from '#domain/deletion.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { describeError } from '../errors/classify-error.ts'
import styles from './DeleteDialog.module.css'

interface DeleteErrorsProps<Item extends { readonly id: number }> {
  outcomes: DeletionOutcomes<Item>
  getRecordName: (item: Item) => string
}

/** Which records could not be deleted, and why, in words. */
export function DeleteErrors<Item extends { readonly id: number }>(props: DeleteErrorsProps<Item>) {
  const { outcomes, getRecordName } = props
  const { t } = useTranslation('admin')
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const done = outcomes.length - failed.length
  return (
    <Notice
      variant="warning"
      announce="alert"
      title={
        done === 0
          ? t('deletion.failed')
          : t('deletion.someFailed', { done, count: outcomes.length })
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ item, error: fault }) => (
          <li key={item.id}>
            {t('deletion.failedItem', {
              name: getRecordName(item),
              reason: t(`errors.${describeError(fault)}`),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
