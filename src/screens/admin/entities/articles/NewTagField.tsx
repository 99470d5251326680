import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { FileFieldProps } from '#content/prepare-image.ts'
import type { Tag } from '#contract/tags.ts'
import { slugify } from '#domain/slug.ts'
import { getPressedKey } from '#platform/pressed-key.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { classifyError, logError, type ErrorKind } from '../../core/errors/classify-error.ts'
import styles from './TagsField.module.css'

/** How a form learns of a tag that is typed, and not added yet. */
export type PendingProps = Pick<FileFieldProps, 'onPanelOpen' | 'onPreparation'>

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
export function NewTagField({ tags, onAdded, onPanelOpen, onPreparation }: NewTagFieldProps) {
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

/** The tag of a typed name, whatever its accents and capitals. */
export function findTag(tags: readonly Tag[], typed: string): Tag | undefined {
  return tags.find(({ name }) => slugify(name) === slugify(typed))
}
