import { Link } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { describeError, isDenied, logError } from '../errors/describe-error.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { getFormLink, entities, type EntityName } from '../layout/entities.ts'
import styles from './Dashboard.module.css'
import type { LatestRecord } from './latest-record.ts'

interface EntityCardProps<Row> {
  entity: EntityName
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** What changed last; undefined when there is nothing yet. */
  getLatest: (rows: readonly Row[]) => LatestRecord | undefined
}

/** One entity: the way to its list, how many there are, what came last, and the way to a new one. */
export function EntityCard<Row>({ entity, query, getLatest }: EntityCardProps<Row>) {
  const { t } = useTranslation(['admin', 'layout'])
  const { data, error } = query
  const { listPath, icon: Icon } = entities[entity]
  const title = t(`titles.${entity}`)
  const hasFailed = data === undefined && error !== null

  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <Icon className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
        <Link to={listPath} search={useLastListSearch(entity)} className={styles.link}>
          {title}
          <ArrowRight className={styles.arrow} size={18} aria-hidden />
        </Link>
      </h2>
      <LoadingRegion
        className={styles.summary}
        busy={data === undefined && !hasFailed}
        label={t('dashboard.loading', { title })}
      >
        {hasFailed ? (
          <CountError error={error} onRetry={() => void query.refetch()} />
        ) : (
          <CardSummary count={data?.length} latest={data && getLatest(data)} />
        )}
      </LoadingRegion>
      <Link
        {...getFormLink(entity)}
        className={getButtonClassName('tertiary', 'small', styles.addLink)}
      >
        <Plus size={16} aria-hidden />
        {t(`dashboard.add.${entity}`)}
      </Link>
    </li>
  )
}

function CardSummary({
  count,
  latest,
}: {
  count: number | undefined
  latest: LatestRecord | undefined
}) {
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

function CountError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logError(error)
  }, [error])
  return (
    <div role="alert" className={styles.error}>
      <p>
        {isDenied(error) ? t('denied.title') : t('dashboard.failed')}{' '}
        {t(`errors.${describeError(error)}`)}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('layout:retry')}
      </Button>
    </div>
  )
}
