import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Select, type SelectOption } from '#ui/Select/Select.tsx'

import { ListFault } from './ListFault.tsx'

interface RecordSelectProps<Item> {
  query: UseQueryResult<Item[]>
  toOption: (item: Item) => SelectOption
  /** Options that no record stands for, after those of the list. */
  extraOptions?: readonly SelectOption[]
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

const noOptions: readonly SelectOption[] = []

/** A choice among records that the server lists. What was chosen stays, even while the list is not there. */
export function RecordSelect<Item>({
  query,
  toOption,
  extraOptions = noOptions,
  placeholder,
  ...selectProps
}: RecordSelectProps<Item>) {
  const { t } = useTranslation('adminForms')
  const options = [...(query.data ?? []).map(toOption), ...extraOptions]
  const isKnown =
    selectProps.value === '' || options.some(({ value }) => value === selectProps.value)
  const unlisted = query.isPending ? t('loading') : `n° ${selectProps.value}`
  return (
    <div>
      <Select
        {...selectProps}
        placeholder={query.isPending ? t('loading') : placeholder}
        options={isKnown ? options : [...options, { value: selectProps.value, label: unlisted }]}
      />
      <ListFault list={query} fieldId={selectProps.id} />
    </div>
  )
}
