import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Select, type SelectOption } from '#ui/Select/Select.tsx'

import styles from './RecordSelect.module.css'

interface RecordSelectProps<Item> {
  list: UseQueryResult<Item[]>
  optionOf: (item: Item) => SelectOption
  /** Options that no record stands for, after those of the list. */
  others?: readonly SelectOption[]
  id: string
  label: string
  hint?: string
  error?: string | undefined
  placeholder: string
  required?: boolean
  disabled?: boolean
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

const none: readonly SelectOption[] = []

/** A choice among records that the server lists. What was chosen stays, even while the list is not there. */
export function RecordSelect<Item>({
  list,
  optionOf,
  others = none,
  placeholder,
  ...rest
}: RecordSelectProps<Item>) {
  const { t } = useTranslation('adminForms')
  const options = [...(list.data ?? []).map(optionOf), ...others]
  const isKnown = rest.value === '' || options.some(({ value }) => value === rest.value)
  return (
    <div className={styles.frame}>
      <Select
        {...rest}
        placeholder={list.isPending ? t('loading') : placeholder}
        options={isKnown ? options : [...options, { value: rest.value, label: `n° ${rest.value}` }]}
      />
      {/* Always there, so that what comes into it is announced. */}
      <div role="status">
        {list.isError && (
          <p className={styles.fault}>
            {t('listFailed')}{' '}
            <Button look="quiet" size="small" onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
