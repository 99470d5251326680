import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import type { FileFieldProps } from '#content/prepare-image.ts'
import type { Tag } from '#contract/tags.ts'
import { slugify } from '#domain/slug.ts'
import { getPressedKey } from '#platform/pressed-key.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { classifyError, logError, type ErrorKind } from '../../core/errors/classify-error.ts'
import { findRecordName } from '../../core/definition/fields.tsx'
import type { FieldKind } from '../../core/definition/record-definition.ts'
import { ListLoadError } from '../../core/definition/RecordSelect.tsx'
import styles from './TagsField.module.css'

/** How a form learns of a tag that is typed, and not added yet. */
type PendingProps = Pick<FileFieldProps, 'onPanelOpen' | 'onPreparation'>

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

interface NewTagFieldProps extends PendingProps {
  tags: readonly Tag[]
  onAdded: (tag: Tag) => void
}

/** After these errors the tag may exist: the response was unreadable or late, or another user created the tag. */
const ambiguousErrors: ReadonlySet<ErrorKind> = new Set([
  'unexpectedResponse',
  'timeout',
  'conflict',
])

/**
 * Creates a tag by its name. The response is appended to the list and the input is cleared (spec 7). A save takes a typed tag
 * that is in the list, and asks about one that is not.
 */
function NewTagField({ tags, onAdded, onPanelOpen, onPreparation }: NewTagFieldProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [addedName, setAddedName] = useState<string | undefined>(undefined)
  /** Whether a save has asked about what is typed. */
  const [isAsked, setIsAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const runOnce = useRunOnce()
  const { queryKey } = queries.tags.list()
  const createTag = useMutation({ mutationFn: create, onError: logError })

  async function create(typed: string): Promise<Tag> {
    try {
      return await calls.tags.create({ body: { name: typed } })
    } catch (error) {
      if (!ambiguousErrors.has(classifyError(error))) throw error
      const refetched = await queryClient
        .fetchQuery({ ...queries.tags.list(), staleTime: 0 })
        .catch(() => [])
      const created = findTag(refetched, typed)
      if (created === undefined) throw error
      logError(error)
      return created
    }
  }
  function onSuccess(tag: Tag): void {
    queryClient.setQueryData<Tag[]>(queryKey, (cached) =>
      cached === undefined || cached.some(({ id }) => id === tag.id) ? cached : [...cached, tag],
    )
    finish(tag)
  }
  async function addTag(): Promise<void> {
    const typed = name.trim()
    if (typed === '') return
    const existing = findTag(tags, typed)
    if (existing !== undefined) {
      finish(existing)
      return
    }
    setIsAsked(false)
    // The mutation's state has the error.
    const creation = createTag.mutateAsync(typed, { onSuccess }).catch(() => undefined)
    onPreparation(creation)
    await creation
  }
  function finish(tag: Tag): void {
    // The next name may have been typed while this tag was created.
    setName((current) => (findTag([tag], current.trim()) === undefined ? current : ''))
    setAddedName(tag.name)
    onAdded(tag)
  }

  const take = useEffectEvent((): boolean => {
    const existing = findTag(tags, name.trim())
    if (existing !== undefined) finish(existing)
    else {
      setIsAsked(!createTag.isError)
      input.current?.focus()
    }
    return existing !== undefined
  })
  const open = useEffectEvent(onPanelOpen)
  const isTyped = name.trim() !== ''
  useLayoutEffect(() => (isTyped ? open(() => take()) : undefined), [isTyped])

  const errorKind = createTag.isError ? classifyError(createTag.error) : undefined
  /** The sentences that differ from those of a failed save. */
  const errorTexts: Readonly<Partial<Record<ErrorKind, string>>> = t('articles.tagErrors', {
    returnObjects: true,
  })

  return (
    <div className={styles.newTag}>
      <TextField
        label={t('articles.newTag')}
        ref={input}
        error={
          isAsked
            ? t('articles.tagNotAdded')
            : errorKind && (errorTexts[errorKind] ?? t(`saveErrors.${errorKind}`))
        }
        announce="error"
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setAddedName(undefined)
          setIsAsked(false)
          if (createTag.isError) createTag.reset()
        }}
        onKeyDown={(event) => {
          // Enter adds the tag instead of saving the article.
          if (getPressedKey(event.nativeEvent) !== 'Enter') return
          event.preventDefault()
          void runOnce(addTag)
        }}
      />
      <Button
        variant="secondary"
        aria-disabled={createTag.isPending}
        onClick={() => runOnce(addTag)}
      >
        {t('articles.addTag')}
      </Button>
      <p role="status" className={styles.status}>
        {addedName !== undefined && t('articles.tagAdded', { name: addedName })}
      </p>
    </div>
  )
}

function findTag(tags: readonly Tag[], typed: string): Tag | undefined {
  return tags.find(({ name }) => slugify(name) === slugify(typed))
}
