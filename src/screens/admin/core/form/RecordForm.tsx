import { skipToken, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { recordIdSchema } from '#contract/endpoint.ts'
import { entities, type EntityName } from '#domain/entities.ts'
import { parseRecordStart } from '#domain/record-start.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { classifyError, isDenied, logError } from '../errors/classify-error.ts'
import { SignInLink } from '../errors/SignInLink.tsx'
import { getListPath } from '../layout/entity-links.ts'
import { unmarkSaved } from '../layout/saved-record.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { dismissFollowUps } from '../layout/toasts.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useFormParts, type FormExtension } from './extension.tsx'
import styles from './FormLayout.module.css'
import { FormLayout } from './FormLayout.tsx'
import type { RecordDefinition } from '../definition/record-definition.ts'
import type { RecordEvents } from '../writer/record-events.ts'
import { useRecordForm, type OpenRecord } from './useRecordForm.ts'
import { useRecordStart } from './useRecordStart.ts'

interface RecordFormProps {
  definition: RecordDefinition
  /** The features that add to it. The list must be a constant, because their hooks are called in its order. */
  extensions: readonly FormExtension[]
  /** Who hears of what happens to the record. */
  events: RecordEvents
  /** The URL parameter; undefined for a new record. */
  id: string | undefined
}

/** The form of a new record, or of the record of the URL; otherwise shows why that cannot be edited. */
export function RecordForm(props: RecordFormProps) {
  // A new record that begins otherwise is another one. The URL keeps that while the form goes on with what was created.
  const start = parseRecordStart(useSearch({ strict: false }))
  return <RecordLoader key={props.id ?? `new ${JSON.stringify(start)}`} {...props} />
}

/** Undefined unless the parameter is an integer above 0. */
function parseRecordId(parameter: string): number | undefined {
  if (!/^\d+$/.test(parameter)) return undefined
  const id = recordIdSchema().safeParse(Number(parameter))
  return id.success ? id.data : undefined
}

interface LoadedFormProps extends Pick<RecordFormProps, 'definition' | 'extensions' | 'events'> {
  open: OpenRecord
}

function LoadedForm({ definition, extensions, events, open }: LoadedFormProps) {
  const form = useRecordForm(definition, open, events)
  const parts = useFormParts(extensions, form)
  useEffect(() => form.follow(parts))
  // What the save before leads on to is about another record.
  useEffect(() => {
    dismissFollowUps()
    unmarkSaved()
  }, [])
  return (
    <FormLayout
      form={form}
      parts={parts}
      preview={
        definition.Preview && (
          <definition.Preview
            id={form.record.id}
            original={open.record}
            body={form.content.toBody(form.values)}
          />
        )
      }
    />
  )
}

function RecordLoader({ definition, extensions, events, ...props }: RecordFormProps) {
  const { entity } = definition
  const { calls: allCalls } = useApi()
  const calls = definition.getCalls(allCalls)
  const { t } = useTranslation('adminForms')
  const openedInPlace = useLocation({ select: ({ state }) => state.openedInPlace })
  const [id, setId] = useState<string | undefined>(
    openedInPlace === undefined ? props.id : toParameter(openedInPlace),
  )
  const isNew = id === undefined
  const start = useRecordStart(definition, { isNew, isOfUrl: openedInPlace === undefined })
  const recordId = isNew ? undefined : parseRecordId(id)
  /** The record to read: the one to edit, or the one to copy. */
  const sourceId = isNew ? start.copyOf : recordId
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: [entity, 'detail', { id: sourceId }],
    queryFn:
      sourceId === undefined
        ? skipToken
        : ({ signal }) => calls.detail({ parameters: { id: sourceId } }, signal),
    staleTime: 0,
    // An edit begins with what the server has now.
    meta: { isInLoader: false },
  })
  useEffect(() => {
    if (error !== null) logError(error)
  }, [error])

  // The cached record may be stale: the form waits for the refetch.
  const record = isFetchedAfterMount ? data : undefined
  // Once it is shown the form stays, with what is typed, even if the record is deleted elsewhere.
  const [isShown, setIsShown] = useState(false)
  // What was loaded is rendered in slices: a form is a long task on a slow device.
  const isReady = useDeferredValue(
    start.isReady && (sourceId === undefined ? isNew : record !== undefined),
  )
  if (isReady && !isShown) setIsShown(true)
  if (isReady || isShown) {
    const onTargetChange = (target: number | undefined) => setId(toParameter(target ?? 'new'))
    // Another new record, with which a form goes on, is no copy.
    const ownStart = start.getStart(openedInPlace === undefined ? record : undefined)
    const open = isNew
      ? { id: undefined, record: undefined, start: ownStart, onTargetChange }
      : { id: recordId, record, start: undefined, onTargetChange }
    return (
      <LoadedForm definition={definition} extensions={extensions} events={events} open={open} />
    )
  }
  if (!isNew && recordId === undefined) return <RecordNotFound entity={entity} />
  if (error === null || isFetching) {
    const title = t(`titles.${isNew ? 'create' : 'edit'}${entities[entity].singular}`)
    return (
      <>
        <PageHeader title={title} actions={<BackToListLink entity={entity} />} />
        <LoadingRegion busy label={t('loadingRecord')} className={styles.loading}>
          <Skeleton lines={2} />
          <Skeleton variant="block" />
          <Skeleton lines={2} />
        </LoadingRegion>
      </>
    )
  }
  const errorKind = classifyError(error)
  if (errorKind === 'notFound') {
    return (
      <RecordNotFound entity={entity}>
        {recordId !== undefined &&
          extensions.map(
            ({ name, Missing }) => Missing && <Missing key={name} entity={entity} id={recordId} />,
          )}
      </RecordNotFound>
    )
  }
  return (
    <EmptyState
      variant="error"
      headingLevel={1}
      className={styles.state}
      title={t(isDenied(error) ? 'loadError.denied' : 'loadError.failed')}
      text={t(`saveErrors.${errorKind}`)}
      action={
        <div className={styles.buttonRow}>
          <SignInLink error={error} size="medium" />
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
          <BackToListLink entity={entity} />
        </div>
      }
    />
  )
}

function toParameter(target: number | 'new'): string | undefined {
  return target === 'new' ? undefined : String(target)
}

interface RecordNotFoundProps {
  entity: EntityName
  /** What can be done about it. */
  children?: Elements
}

function RecordNotFound({ entity, children }: RecordNotFoundProps) {
  const { t } = useTranslation('adminForms')
  return (
    <EmptyState
      variant="not-found"
      headingLevel={1}
      className={styles.state}
      title={t(`${entity}.notFound`)}
      text={t('notFound.text')}
      action={
        <div className={styles.buttonRow}>
          <BackToListLink entity={entity} variant="secondary" />
          {children}
        </div>
      }
    />
  )
}

interface BackToListLinkProps {
  entity: EntityName
  variant?: 'secondary' | 'tertiary'
}

/** Links to the list as the user left it. */
function BackToListLink({ entity, variant = 'tertiary' }: BackToListLinkProps) {
  const { t } = useTranslation('adminForms')
  return (
    <Link
      to={getListPath(entity)}
      search={useLastListSearch(entity)}
      className={getButtonClassName(variant)}
    >
      {t('backToList')}
    </Link>
  )
}
