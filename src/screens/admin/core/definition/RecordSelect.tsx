import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Select, type SelectOption } from '#ui/Select/Select.tsx'
import { Button } from '#ui/Button/Button.tsx'

import styles from './RecordSelect.module.css'

/** A list of records as it is loaded. */
interface RecordQuery<Item> extends Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'> {
  readonly data: readonly Item[] | undefined
}

interface RecordSelectProps<Item> {
  query: RecordQuery<Item>
  toOption: (item: Item) => SelectOption
  /** Options after those of the list, which no record backs. */
  extraOptions?: readonly SelectOption[] | undefined
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
  placeholder: string
  required?: boolean
  name?: string
  value: string
  onChange: (value: string) => void
}

const noOptions: readonly SelectOption[] = []

/** A select over the records of a list. The chosen value stays selected while the list is missing. */
export function RecordSelect<Item>({
  query,
  toOption,
  extraOptions = noOptions,
  placeholder,
  ...selectProps
}: RecordSelectProps<Item>) {
  const { t } = useTranslation('adminForms')
  const { id, value } = selectProps
  const options = [...(query.data ?? []).map(toOption), ...extraOptions]
  const isListed = value === '' || options.some((option) => option.value === value)
  const unlistedOption = { value, label: query.isPending ? t('loading') : t('unlisted') }
  return (
    <div>
      <Select
        {...selectProps}
        placeholder={query.isPending ? t('loading') : placeholder}
        options={isListed ? options : [...options, unlistedOption]}
      />
      <ListLoadError list={query} fieldId={id} />
    </div>
  )
}

interface ListLoadErrorProps {
  list: Pick<UseQueryResult, 'isError' | 'refetch'>
  /** The field that takes the focus: the retry button disappears while the list loads. */
  fieldId: string
}

/** Shows under a field that its options could not be loaded. The live region is always rendered. */
export function ListLoadError({ list, fieldId }: ListLoadErrorProps) {
  const { t } = useTranslation('adminForms')
  return (
    <div role="status" className={styles.liveRegion}>
      {list.isError && (
        <p className={styles.error}>
          <span>{t('listFailed')}</span>{' '}
          <Button
            variant="tertiary"
            size="small"
            onClick={() => {
              void list.refetch()
              document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus()
            }}
          >
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
