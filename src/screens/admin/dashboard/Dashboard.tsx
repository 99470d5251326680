import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { getArticleDate, sortNewestFirst } from '#domain/articles.ts'
import { formatLongDate } from '#domain/dates.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { classifyError, isDenied, logError } from '../errors/classify-error.ts'
import { SignInLink } from '../errors/SignInLink.tsx'
import { entities, getFormLink, type EntityName } from '../layout/entities.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import styles from './Dashboard.module.css'

/** One card per entity (spec 2.13). */
export function Dashboard() {
  const { t } = useTranslation('admin')
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const interventions = useQuery(queries.interventions.list())
  const faqs = useQuery(queries.faqs.list())
  const formatLatestNote = (id: number) => t('dashboard.latest', { id })

  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <p className={styles.lead}>{t('dashboard.lead')}</p>
      <ul role="list" className={styles.cards}>
        <EntityCard
          entity="articles"
          query={articles}
          getLatest={(records) => {
            const [newest] = sortNewestFirst(records)
            if (newest === undefined) return
            const day = formatLongDate(getArticleDate(newest), 'fr')
            return {
              name: newest.title,
              note:
                day === undefined
                  ? formatLatestNote(newest.id)
                  : t('dashboard.latestArticle', { day }),
            }
          }}
        />
        <EntityCard
          entity="countries"
          query={countries}
          getLatest={createLatestSelector(({ name }) => name, formatLatestNote)}
        />
        <EntityCard
          entity="visas"
          query={visas}
          getLatest={createLatestSelector(
            ({ name, country }) => (country == null ? name : `${name} (${country.name})`),
            formatLatestNote,
          )}
        />
        <EntityCard
          entity="interventions"
          query={interventions}
          getLatest={createLatestSelector(
            ({ title, visa, country }) => title || [visa?.name, country?.name].join(' – '),
            formatLatestNote,
          )}
        />
        <EntityCard
          entity="faqs"
          query={faqs}
          getLatest={createLatestSelector(({ question }) => question, formatLatestNote)}
        />
      </ul>
    </>
  )
}

interface LatestRecord {
  readonly name: string
  readonly note: string
}

interface EntityCardProps<Row> {
  entity: EntityName
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** Undefined if there are no records. */
  getLatest: (rows: readonly Row[]) => LatestRecord | undefined
}

/** One entity: links to its list and to a new record, the number of records and the latest one. */
function EntityCard<Row>({ entity, query, getLatest }: EntityCardProps<Row>) {
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

interface CardSummaryProps {
  /** Undefined while loading. */
  count: number | undefined
  latest: LatestRecord | undefined
}

function CardSummary({ count, latest }: CardSummaryProps) {
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
        {!isDenied(error) && `${t('dashboard.failed')} `}
        {t(`errors.${classifyError(error)}`)}
      </p>
      <div className={styles.errorActions}>
        <SignInLink error={error} />
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('layout:retry')}
        </Button>
      </div>
    </div>
  )
}

/** Selects the record with the highest id, for entities without a date. */
function createLatestSelector<Row extends { readonly id: number }>(
  getRecordName: (row: Row) => string,
  getNote: (id: number) => string,
): (rows: readonly Row[]) => LatestRecord | undefined {
  return (rows) => {
    const latest = rows.reduce<Row | undefined>(
      (newest, row) => (newest === undefined || row.id > newest.id ? row : newest),
      undefined,
    )
    return latest && { name: getRecordName(latest), note: getNote(latest.id) }
  }
}
