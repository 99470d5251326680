import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { logError } from '../errors/describe-error.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { entities, type EntityName } from '../layout/entities.ts'
import { classifyError } from './classify-error.ts'
import styles from './FormLayout.module.css'

interface RecordLoaderProps<Data, Found> {
  query: UseQueryResult<Data>
  /** The record in what came; undefined when it is not there. */
  select: (data: Data) => Found | undefined
  /** What the page is called, while the record is not there. */
  title: string
  /** 'Article introuvable'. */
  notFoundTitle: string
  entity: EntityName
  /** Something else that the form opens with is still being read. */
  isWaiting?: boolean
  children: (record: Found) => ReactNode
}

/** Lets a form open once its record has been read anew; says why when it cannot. */
export function RecordLoader<Data, Found>({
  query,
  select,
  title,
  notFoundTitle,
  entity,
  isWaiting = false,
  children,
}: RecordLoaderProps<Data, Found>) {
  const { t } = useTranslation('adminForms')
  const { data, error } = query
  useEffect(() => {
    if (error !== null) logError(error)
  }, [error])

  // What another screen left in the cache may be old: a form starts from what the server says now.
  const isRead = query.isFetchedAfterMount && !hasFirstFetchFailed(query)
  if (isRead && !isWaiting && data !== undefined) {
    const record = select(data)
    return record === undefined ? (
      <RecordNotFound title={notFoundTitle} entity={entity} />
    ) : (
      children(record)
    )
  }
  if (error === null || query.isFetching) {
    return (
      <>
        <PageHeader title={title} actions={<BackToListLink list={entity} look="tertiary" />} />
        <LoadingRegion busy label={t('loadingRecord')} className={styles.loading}>
          <Skeleton lines={2} />
          <Skeleton variant="block" />
          <Skeleton lines={2} />
        </LoadingRegion>
      </>
    )
  }
  const { kind } = classifyError(error)
  if (kind === 'notFound') return <RecordNotFound title={notFoundTitle} entity={entity} />
  const isDenied = kind === 'unauthenticated' || kind === 'forbidden'
  return (
    <EmptyState
      variant="error"
      headingLevel={1}
      className={styles.state}
      title={t(isDenied ? 'loadError.denied' : 'loadError.failed')}
      text={t(`saveErrors.${kind}`)}
      action={
        <div className={styles.buttonRow}>
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
          <BackToListLink list={entity} look="tertiary" />
        </div>
      }
    />
  )
}

/** The record of before is there, but what the server says now is not. */
function hasFirstFetchFailed<Data>({
  isError,
  dataUpdatedAt,
  errorUpdatedAt,
}: UseQueryResult<Data>) {
  return isError && errorUpdatedAt > dataUpdatedAt && dataUpdatedAt === 0
}

interface RecordNotFoundProps {
  title: string
  entity: EntityName
}

/** No record has the id in the address, or it is no id at all. */
export function RecordNotFound({ title, entity }: RecordNotFoundProps) {
  const { t } = useTranslation('adminForms')
  return (
    <EmptyState
      variant="not-found"
      headingLevel={1}
      className={styles.state}
      title={title}
      text={t('notFound.text')}
      action={<BackToListLink list={entity} look="secondary" />}
    />
  )
}

/** The list as it was left. */
function BackToListLink({ list, look }: { list: EntityName; look: 'secondary' | 'tertiary' }) {
  const { t } = useTranslation('adminForms')
  return (
    <Link
      to={entities[list].listPath}
      search={useLastListSearch(list)}
      className={getButtonClassName(look)}
    >
      {t('backToList')}
    </Link>
  )
}
