import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Select, type SelectOption } from '#ui/Select/Select.tsx'

import { ListFault } from './ListFault.tsx'

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
  const unlisted = list.isPending ? t('loading') : `n° ${rest.value}`
  return (
    <div>
      <Select
        {...rest}
        placeholder={list.isPending ? t('loading') : placeholder}
        options={isKnown ? options : [...options, { value: rest.value, label: unlisted }]}
      />
      <ListFault list={list} fieldId={rest.id} />
    </div>
  )
}
