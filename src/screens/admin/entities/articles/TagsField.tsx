import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import type { Tag } from '#contract/tags.ts'

import { findRecordName } from '../../core/definition/fields.tsx'
import type { FieldKind } from '../../core/definition/record-definition.ts'
import { ListLoadError } from '../../core/definition/RecordSelect.tsx'
import styles from './TagsField.module.css'
import { findTag, NewTagField, type PendingProps } from './NewTagField.tsx'

interface TagsFieldProps extends PendingProps {
  id: string
  label: string
  error: string | undefined
  value: ChosenTags
  onChange: (chosen: ChosenTags) => void
}

type ChosenTag = number | string
type ChosenTags = readonly ChosenTag[]

/** The tags of an article, by id; by name where a server gives no id (spec 3). */
export function articleTags(): FieldKind<ChosenTags, ChosenTags, number[]> {
  return {
    schema: z.array(z.union([z.number(), z.string()])),
    empty: [],
    lists: ['tags'],
    read: sortTags,
    write: (value, _, lists) =>
      value
        .flatMap((tag) => toTagId(tag, lists.tags.data) ?? [])
        .toSorted((first, second) => first - second),
    format: (value, { lists }) =>
      value
        .map((tag) =>
          typeof tag === 'string' ? tag : findRecordName(lists.tags.data, String(tag)),
        )
        .join(', '),
    // A tag whose name is not in the list, perhaps because that is not there, has no id to send.
    check: (value, lists) =>
      value.every((tag) => toTagId(tag, lists.tags.data) !== undefined) ? undefined : 'unknown',
    // As the list shows them.
    parse: (names, { context: { lists } }) => {
      const ids = names.split(/[,;]/).map((name) => findTag(lists.tags.data ?? [], name.trim())?.id)
      return ids.every((id) => id !== undefined) ? sortTags(ids) : undefined
    },
    render: (field) => <TagsField {...field.valueProps} {...field.pendingInput.fileProps} />,
  }
}

/** Sorted, so that the dirty check ignores the order of clicks. */
function sortTags(chosen: ChosenTags): ChosenTags {
  return [...new Set(chosen)].toSorted((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
  )
}

function toTagId(tag: ChosenTag, list: readonly Tag[] | undefined): number | undefined {
  return typeof tag === 'number' ? tag : list?.find(({ name }) => name === tag)?.id
}

/** A checkbox per tag, and a field that creates a tag (spec 2.13). */
export function TagsField({ id, label, error, value, onChange, ...pending }: TagsFieldProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const list = useQuery(queries.tags.list())
  const errorId = `${id}-error`
  // A tag may be chosen while another one is being created.
  const latestValue = useRef(value)
  useEffect(() => {
    latestValue.current = value
  })

  const isChosen = ({ id: tagId, name }: Tag) => value.includes(tagId) || value.includes(name)
  /** Chosen tags that have no id and are not in the list: they can be removed, but not sent. */
  const unknownNames = value.filter(
    (chosen): chosen is string =>
      typeof chosen === 'string' && toTagId(chosen, list.data) === undefined,
  )
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.tags}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{label}</legend>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {/* The live region is always rendered, so that its content is announced. */}
      <p role="status" className={styles.loading}>
        {list.isPending && t('articles.tagsLoading')}
      </p>
      <ListLoadError list={list} fieldId={id} />
      <ul role="list" className={styles.options}>
        {list.data?.map((tag) => (
          <li key={tag.id}>
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={isChosen(tag)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? sortTags([...value, tag.id])
                      : value.filter((chosen) => chosen !== tag.id && chosen !== tag.name),
                  )
                }
              />
              <span>{tag.name}</span>
            </label>
          </li>
        ))}
        {unknownNames.map((name) => (
          <li key={name}>
            <label className={styles.option}>
              <input
                type="checkbox"
                checked
                onChange={() => onChange(value.filter((chosen) => chosen !== name))}
              />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <NewTagField
        {...pending}
        tags={list.data ?? []}
        onAdded={(tag) => onChange(sortTags([...latestValue.current, tag.id]))}
      />
    </fieldset>
  )
}
