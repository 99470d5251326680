import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { recordIdSchema } from '#contract/endpoint.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { classifyError, isDenied, logError } from '../errors/classify-error.ts'
import { SignInLink } from '../errors/SignInLink.tsx'
import { entities, type EntityName } from '../layout/entities.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import styles from './FormLayout.module.css'

interface RecordLoaderProps<Data, Item> {
  entity: EntityName
  /** The URL parameter. */
  id: string
  /** Its data is undefined if no record has this id. */
  getQuery: (id: number) => UseQueryOptions<Data, Error, Item | undefined>
  /** Whether other data that the form needs is still loading. */
  isWaiting?: boolean
  children: (record: Item, id: number) => ReactNode
}

/** Loads the record of the URL and renders its form; otherwise shows why it cannot be edited. */
export function RecordLoader<Data, Item>({ id, ...props }: RecordLoaderProps<Data, Item>) {
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound entity={props.entity} />
  ) : (
    <ExistingRecordLoader key={recordId} id={recordId} {...props} />
  )
}

/** Undefined unless the parameter is an integer above 0. */
function parseRecordId(parameter: string): number | undefined {
  if (!/^\d+$/.test(parameter)) return undefined
  const id = recordIdSchema().safeParse(Number(parameter))
  return id.success ? id.data : undefined
}

interface ExistingRecordLoaderProps<Data, Item> extends Omit<RecordLoaderProps<Data, Item>, 'id'> {
  id: number
}

function ExistingRecordLoader<Data, Item>({
  id,
  entity,
  getQuery,
  isWaiting = false,
  children,
}: ExistingRecordLoaderProps<Data, Item>) {
  const { t } = useTranslation('adminForms')
  const { data, dataUpdatedAt, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getQuery(id),
    staleTime: 0,
  })
  useEffect(() => {
    if (error !== null) logError(error)
  }, [error])

  // The cached record may be stale: the form waits for the refetch.
  if (isFetchedAfterMount && dataUpdatedAt > 0 && !isWaiting) {
    return data === undefined ? <RecordNotFound entity={entity} /> : children(data, id)
  }
  if (error === null || isFetching) {
    const title = t(`titles.edit${entities[entity].singular}`)
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
  if (errorKind === 'notFound') return <RecordNotFound entity={entity} />
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

function RecordNotFound({ entity }: { entity: EntityName }) {
  const { t } = useTranslation('adminForms')
  return (
    <EmptyState
      variant="not-found"
      headingLevel={1}
      className={styles.state}
      title={t(`${entity}.notFound`)}
      text={t('notFound.text')}
      action={<BackToListLink entity={entity} variant="secondary" />}
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
      to={entities[entity].listPath}
      search={useLastListSearch(entity)}
      className={getButtonClassName(variant)}
    >
      {t('backToList')}
    </Link>
  )
}
