import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Tag } from '#contract/tags.ts'
import { slugOf } from '#domain/slug.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { logFault } from '../faults/fault-text.ts'
import { failureOf, type FailureKind } from '../form/failures.ts'
import styles from './TagsField.module.css'

interface NewTagProps {
  tags: readonly Tag[]
  onAdded: (tag: Tag) => void
}

/** After these the tag may be there all the same: the answer was unreadable or late, or somebody else was first. */
const mayBeThere: ReadonlySet<FailureKind> = new Set(['shape', 'timeout', 'conflict'])

/** Adds a tag by its name: the answer is appended to the list, the input cleared (spec 7). */
export function NewTag({ tags, onAdded }: NewTagProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [added, setAdded] = useState<string | undefined>(undefined)
  const isBusy = useRef(false)
  const { queryKey } = queries.tags.list()
  const adding = useMutation({
    mutationFn: create,
    onError: logFault,
    onSettled() {
      isBusy.current = false
    },
  })

  async function create(typed: string): Promise<Tag> {
    try {
      return await calls.tags.create({ body: { name: typed } })
    } catch (error) {
      if (!mayBeThere.has(failureOf(error).kind)) throw error
      const listed = await queryClient
        .fetchQuery({ ...queries.tags.list(), staleTime: 0 })
        .catch(() => [])
      const created = named(listed, typed)
      if (created === undefined) throw error
      logFault(error)
      return created
    }
  }
  function onAdd(): void {
    const typed = name.trim()
    if (typed === '' || isBusy.current) return
    const existing = named(tags, typed)
    if (existing !== undefined) {
      onDone(existing)
      return
    }
    isBusy.current = true
    adding.mutate(typed, {
      onSuccess(tag) {
        queryClient.setQueryData<Tag[]>(queryKey, (known) =>
          known === undefined || known.some(({ id }) => id === tag.id) ? known : [...known, tag],
        )
        onDone(tag)
      },
    })
  }
  function onDone(tag: Tag): void {
    setName('')
    setAdded(tag.name)
    onAdded(tag)
  }

  return (
    <div className={styles.add}>
      <TextField
        label={t('articles.newTag')}
        error={
          adding.isError ? t(`articles.tagFailures.${failureOf(adding.error).kind}`) : undefined
        }
        announce="error"
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setAdded(undefined)
          if (adding.isError) adding.reset()
        }}
        onKeyDown={(event) => {
          // Enter adds the tag; it does not save the article.
          if (event.key !== 'Enter') return
          event.preventDefault()
          onAdd()
        }}
      />
      <Button look="secondary" aria-disabled={adding.isPending} onClick={onAdd}>
        {t('articles.addTag')}
      </Button>
      <p role="status" className={styles.added}>
        {added !== undefined && t('articles.tagAdded', { name: added })}
      </p>
    </div>
  )
}

function named(tags: readonly Tag[], typed: string): Tag | undefined {
  return tags.find(({ name }) => slugOf(name) === slugOf(typed))
}
