import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Tag } from '#contract/tags.ts'
import { slugify } from '#domain/slug.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { logError } from '../errors/describe-error.ts'
import { classifyError, type ErrorKind } from '../form/classify-error.ts'
import styles from './TagsField.module.css'

interface NewTagFieldProps {
  tags: readonly Tag[]
  onAdded: (tag: Tag) => void
}

/** After these the tag may be there all the same: the answer was unreadable or late, or somebody else was first. */
const mayBeThere: ReadonlySet<ErrorKind> = new Set(['unexpectedResponse', 'timeout', 'conflict'])

/** Adds a tag by its name: the answer is appended to the list, the input cleared (spec 7). */
export function NewTagField({ tags, onAdded }: NewTagFieldProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [addedName, setAddedName] = useState<string | undefined>(undefined)
  const isSubmitting = useRef(false)
  const { queryKey } = queries.tags.list()
  const createTag = useMutation({
    mutationFn: create,
    onError: logError,
    onSettled() {
      isSubmitting.current = false
    },
  })

  async function create(typed: string): Promise<Tag> {
    try {
      return await calls.tags.create({ body: { name: typed } })
    } catch (error) {
      if (!mayBeThere.has(classifyError(error).kind)) throw error
      const listed = await queryClient
        .fetchQuery({ ...queries.tags.list(), staleTime: 0 })
        .catch(() => [])
      const created = named(listed, typed)
      if (created === undefined) throw error
      logError(error)
      return created
    }
  }
  function addTag(): void {
    const typed = name.trim()
    if (typed === '' || isSubmitting.current) return
    const existing = named(tags, typed)
    if (existing !== undefined) {
      finish(existing)
      return
    }
    isSubmitting.current = true
    createTag.mutate(typed, {
      onSuccess(tag) {
        queryClient.setQueryData<Tag[]>(queryKey, (known) =>
          known === undefined || known.some(({ id }) => id === tag.id) ? known : [...known, tag],
        )
        finish(tag)
      },
    })
  }
  function finish(tag: Tag): void {
    setName('')
    setAddedName(tag.name)
    onAdded(tag)
  }

  return (
    <div className={styles.newTag}>
      <TextField
        label={t('articles.newTag')}
        error={
          createTag.isError
            ? t(`articles.tagErrors.${classifyError(createTag.error).kind}`)
            : undefined
        }
        announce="error"
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setAddedName(undefined)
          if (createTag.isError) createTag.reset()
        }}
        onKeyDown={(event) => {
          // Enter adds the tag; it does not save the article.
          if (event.key !== 'Enter') return
          event.preventDefault()
          addTag()
        }}
      />
      <Button variant="secondary" aria-disabled={createTag.isPending} onClick={addTag}>
        {t('articles.addTag')}
      </Button>
      <p role="status" className={styles.status}>
        {addedName !== undefined && t('articles.tagAdded', { name: addedName })}
      </p>
    </div>
  )
}

function named(tags: readonly Tag[], typed: string): Tag | undefined {
  return tags.find(({ name }) => slugify(name) === slugify(typed))
}
