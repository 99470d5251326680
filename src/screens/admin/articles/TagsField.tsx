import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { ListFault } from '../form/ListFault.tsx'
import { NewTagField } from './NewTagField.tsx'
import styles from './TagsField.module.css'

interface TagsFieldProps {
  id: string
  error: string | undefined
  value: readonly number[]
  onChange: (tagIds: number[]) => void
}

/** The tags to tick, and a new one by its name (spec 2.13). */
export function TagsField({ id, error, value, onChange }: TagsFieldProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const tags = useQuery(queries.tags.list())
  const errorId = `${id}-error`

  function selectTags(tagIds: readonly number[]): void {
    // In one order, so that the same choice is the same value.
    onChange([...new Set(tagIds)].toSorted((one, other) => one - other))
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.tags}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{t('articles.tags')}</legend>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {/* Always there, so that what comes into it is announced. */}
      <p role="status" className={styles.loading}>
        {tags.isPending && t('articles.tagsLoading')}
      </p>
      <ListFault list={tags} fieldId={id} />
      <ul role="list" className={styles.options}>
        {tags.data?.map((tag) => (
          <li key={tag.id}>
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={value.includes(tag.id)}
                onChange={(event) => {
                  selectTags(
                    event.target.checked
                      ? [...value, tag.id]
                      : value.filter((chosen) => chosen !== tag.id),
                  )
                }}
              />
              {tag.name}
            </label>
          </li>
        ))}
      </ul>
      <NewTagField
        tags={tags.data ?? []}
        onAdded={(tag) => {
          selectTags([...value, tag.id])
        }}
      />
    </fieldset>
  )
}
