import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { failureOf, logFailure } from './failures.ts'
import styles from './FormFrame.module.css'
import type { ListPath } from './FormHeader.tsx'

interface RecordGateProps<Data, Found> {
  query: UseQueryResult<Data>
  /** The record in what came; undefined when it is not there. */
  find: (data: Data) => Found | undefined
  /** 'Article introuvable'. */
  notFoundTitle: string
  list: ListPath
  children: (record: Found) => ReactNode
}

/** Lets a form open once its record has been read anew; says why when it cannot. */
export function RecordGate<Data, Found>({
  query,
  find,
  notFoundTitle,
  list,
  children,
}: RecordGateProps<Data, Found>) {
  const { t } = useTranslation('adminForms')
  const { data, error } = query
  useEffect(() => {
    if (error !== null) logFailure(error)
  }, [error])

  // What another screen left in the cache may be old: a form starts from what the server says now.
  if (query.isFetchedAfterMount && data !== undefined && !isFirstReadFailed(query)) {
    const record = find(data)
    return record === undefined ? (
      <RecordNotFound title={notFoundTitle} list={list} />
    ) : (
      children(record)
    )
  }
  if (error === null || query.isFetching) {
    return (
      <LoadingRegion busy label={t('loadingRecord')} className={styles.skeletons}>
        <Skeleton variant="title" />
        <Skeleton lines={2} />
        <Skeleton variant="block" />
        <Skeleton lines={2} />
      </LoadingRegion>
    )
  }
  const { kind } = failureOf(error)
  if (kind === 'gone') return <RecordNotFound title={notFoundTitle} list={list} />
  const isDenied = kind === 'signedOut' || kind === 'forbidden'
  return (
    <StateMessage
      kind="failed"
      headingLevel={1}
      className={styles.state}
      title={t(isDenied ? 'read.denied' : 'read.failed')}
      text={t(`failures.${kind}`)}
      action={
        <div className={styles.choices}>
          <Button look="secondary" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
          <Link to={list} className={buttonLook('quiet')}>
            {t('backToList')}
          </Link>
        </div>
      }
    />
  )
}

/** The record of before is there, but what the server says now is not. */
function isFirstReadFailed<Data>({ isError, dataUpdatedAt, errorUpdatedAt }: UseQueryResult<Data>) {
  return isError && errorUpdatedAt > dataUpdatedAt && dataUpdatedAt === 0
}

interface RecordNotFoundProps {
  title: string
  list: ListPath
}

/** No record has the id in the address, or it is no id at all. */
export function RecordNotFound({ title, list }: RecordNotFoundProps) {
  const { t } = useTranslation('adminForms')
  return (
    <StateMessage
      kind="notFound"
      headingLevel={1}
      className={styles.state}
      title={title}
      text={t('notFound.text')}
      action={
        <Link to={list} className={buttonLook('secondary')}>
          {t('backToList')}
        </Link>
      }
    />
  )
}
