import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { logFault } from '../faults/fault-text.ts'
import { useListAddress } from '../frame/list-memory.ts'
import { PageHeader } from '../frame/PageHeader.tsx'
import { places, type ListName } from '../frame/places.ts'
import { failureOf } from './failures.ts'
import styles from './FormFrame.module.css'

interface RecordGateProps<Data, Found> {
  query: UseQueryResult<Data>
  /** The record in what came; undefined when it is not there. */
  find: (data: Data) => Found | undefined
  /** What the page is called, while the record is not there. */
  title: string
  /** 'Article introuvable'. */
  notFoundTitle: string
  list: ListName
  /** Something else that the form opens with is still being read. */
  isWaiting?: boolean
  children: (record: Found) => ReactNode
}

/** Lets a form open once its record has been read anew; says why when it cannot. */
export function RecordGate<Data, Found>({
  query,
  find,
  title,
  notFoundTitle,
  list,
  isWaiting = false,
  children,
}: RecordGateProps<Data, Found>) {
  const { t } = useTranslation('adminForms')
  const { data, error } = query
  useEffect(() => {
    if (error !== null) logFault(error)
  }, [error])

  // What another screen left in the cache may be old: a form starts from what the server says now.
  const isRead = query.isFetchedAfterMount && !isFirstReadFailed(query)
  if (isRead && !isWaiting && data !== undefined) {
    const record = find(data)
    return record === undefined ? (
      <RecordNotFound title={notFoundTitle} list={list} />
    ) : (
      children(record)
    )
  }
  if (error === null || query.isFetching) {
    return (
      <>
        <PageHeader title={title} actions={<BackToList list={list} look="quiet" />} />
        <LoadingRegion busy label={t('loadingRecord')} className={styles.skeletons}>
          <Skeleton lines={2} />
          <Skeleton variant="block" />
          <Skeleton lines={2} />
        </LoadingRegion>
      </>
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
          <BackToList list={list} look="quiet" />
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
  list: ListName
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
      action={<BackToList list={list} look="secondary" />}
    />
  )
}

/** The list as it was left. */
function BackToList({ list, look }: { list: ListName; look: 'secondary' | 'quiet' }) {
  const { t } = useTranslation('adminForms')
  return (
    <Link to={places[list].list} search={useListAddress(list)} className={buttonLook(look)}>
      {t('backToList')}
    </Link>
  )
}
