import { Link } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { faultKey, isDenied, logFault } from '../faults/fault-text.ts'
import { useListAddress } from '../frame/list-memory.ts'
import { formLink, places, type ListName } from '../frame/places.ts'
import styles from './Dashboard.module.css'
import type { Latest } from './last-added.ts'

interface EntityCardProps<Row> {
  name: ListName
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** What changed last; undefined when there is nothing yet. */
  latest: (rows: readonly Row[]) => Latest | undefined
}

/** One entity: the way to its list, how many there are, what came last, and the way to a new one. */
export function EntityCard<Row>({ name, query, latest }: EntityCardProps<Row>) {
  const { t } = useTranslation(['admin', 'layout'])
  const { data, error } = query
  const { list, icon: Icon } = places[name]
  const title = t(`titles.${name}`)
  const hasFailed = data === undefined && error !== null

  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <Icon className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
        <Link to={list} search={useListAddress(name)} className={styles.link}>
          {title}
          <ArrowRight className={styles.arrow} size={18} aria-hidden />
        </Link>
      </h2>
      <LoadingRegion
        className={styles.facts}
        busy={data === undefined && !hasFailed}
        label={t('dashboard.loading', { title })}
      >
        {hasFailed ? (
          <FailedCount error={error} onRetry={() => void query.refetch()} />
        ) : (
          <Facts count={data?.length} latest={data && latest(data)} />
        )}
      </LoadingRegion>
      <Link {...formLink(name)} className={buttonLook('quiet', 'small', styles.add)}>
        <Plus size={16} aria-hidden />
        {t(`dashboard.add.${name}`)}
      </Link>
    </li>
  )
}

function Facts({ count, latest }: { count: number | undefined; latest: Latest | undefined }) {
  const { t } = useTranslation('admin')
  if (count === undefined) return <Skeleton lines={3} />
  return (
    <>
      <p className={styles.count}>{t('dashboard.count', { count })}</p>
      {latest === undefined ? (
        <p className={styles.note}>{t('dashboard.none')}</p>
      ) : (
        <>
          <p className={styles.note}>{latest.note}</p>
          <p className={styles.latest}>{latest.name}</p>
        </>
      )}
    </>
  )
}

function FailedCount({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logFault(error)
  }, [error])
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {isDenied(error) ? t('denied.title') : t('dashboard.failed')}{' '}
        {t(`faults.${faultKey(error)}`)}
      </p>
      <Button look="secondary" size="small" onClick={onRetry}>
        {t('layout:retry')}
      </Button>
    </div>
  )
}
