import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { Fragment, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { getArticleDate, sortNewestFirst } from '#domain/articles.ts'
import { formatLongDate } from '#domain/dates.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { classifyError, isDenied, logError } from '../core/errors/classify-error.ts'
import { SignInLink } from '../core/errors/SignInLink.tsx'
import { entityIcons, getFormLink, getListPath } from '../core/layout/entity-links.ts'
import { useLastListSearch } from '../core/layout/last-list-search.ts'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import { useRecordName } from '../core/layout/useRecordName.ts'
import styles from './Dashboard.module.css'
import { DashboardWork, type DashboardWorkProps } from './DashboardWork.tsx'

/** One card per entity (spec 2.13), and panels of work below them. */
export function Dashboard(props: DashboardWorkProps) {
  const { t } = useTranslation('admin')
  const { queries } = useApi()
  const nameRecord = useRecordName()
  const articles = useQuery(queries.articles.list())
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const interventions = useQuery(queries.interventions.list())
  const faqs = useQuery(queries.faqs.list())

  const cards: Readonly<Record<EntityName, ReactNode>> = {
    articles: (
      <EntityCard
        entity="articles"
        query={articles}
        findLatest={(records) => sortNewestFirst(records)[0]}
        getName={(article) => nameRecord('articles', article)}
        getNote={(article) => {
          const day = formatLongDate(getArticleDate(article), 'fr')
          return day && t('dashboard.latestArticle', { day })
        }}
      />
    ),
    countries: (
      <EntityCard
        entity="countries"
        query={countries}
        getName={(country) => nameRecord('countries', country)}
      />
    ),
    visas: (
      <EntityCard
        entity="visas"
        query={visas}
        getName={(visa) =>
          visa.country == null || visa.name.trim() === ''
            ? nameRecord('visas', visa)
            : `${visa.name} (${visa.country.name})`
        }
      />
    ),
    interventions: (
      <EntityCard
        entity="interventions"
        query={interventions}
        getName={(intervention) => nameRecord('interventions', intervention)}
      />
    ),
    faqs: <EntityCard entity="faqs" query={faqs} getName={(faq) => nameRecord('faqs', faq)} />,
  }
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <p className={styles.lead}>{t('dashboard.lead')}</p>
      <div className={styles.room}>
        <ul role="list" className={styles.cards}>
          {entityNames.map((name) => (
            <Fragment key={name}>{cards[name]}</Fragment>
          ))}
        </ul>
      </div>
      <DashboardWork {...props} />
    </>
  )
}

interface EntityCardProps<Row extends { readonly id: number }> {
  entity: EntityName
  query: UseQueryResult<Row[]>
  /** By default the record with the highest id, for entities without a date. */
  findLatest?: (rows: readonly Row[]) => Row | undefined
  getName: (latest: Row) => string
  /** By default that it was added last. */
  getNote?: (latest: Row) => string | undefined
}

/** One entity: links to its list and to a new record, the number of records and the latest one. */
function EntityCard<Row extends { readonly id: number }>(props: EntityCardProps<Row>) {
  const { entity, query, findLatest = findHighestId, getName, getNote } = props
  const { t } = useTranslation(['admin', 'layout'])
  const { data, error } = query
  const Icon = entityIcons[entity]
  const title = t(`titles.${entity}`)
  const hasFailed = data === undefined && error !== null
  const latest = data && findLatest(data)

  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <Icon className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
        <Link to={getListPath(entity)} search={useLastListSearch(entity)} className={styles.link}>
          <span>{title}</span>
          <ArrowRight className={styles.arrow} size={18} aria-hidden />
        </Link>
      </h2>
      <LoadingRegion
        className={styles.summary}
        busy={data === undefined && !hasFailed}
        label={t('dashboard.loading', { title })}
      >
        {hasFailed && <CountError error={error} onRetry={() => void query.refetch()} />}
        {!hasFailed && data === undefined && <Skeleton lines={3} />}
        {data !== undefined && (
          <>
            <p className={styles.count}>{t('dashboard.count', { count: data.length })}</p>
            <p className={styles.note}>
              {latest ? (getNote?.(latest) ?? t('dashboard.latest')) : t('dashboard.none')}
            </p>
            {latest && <p className={styles.latest}>{getName(latest)}</p>}
          </>
        )}
      </LoadingRegion>
      <Link
        {...getFormLink(entity)}
        className={getButtonClassName('tertiary', 'small', styles.addLink)}
      >
        <Plus size={16} aria-hidden />
        <span>{t(`dashboard.add.${entity}`)}</span>
      </Link>
    </li>
  )
}

function findHighestId<Row extends { readonly id: number }>(rows: readonly Row[]): Row | undefined {
  return rows.toSorted((a, b) => b.id - a.id)[0]
}

function CountError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logError(error)
  }, [error])
  return (
    <div role="alert" className={styles.error}>
      <p>
        {!isDenied(error) && <span>{`${t('dashboard.failed')} `}</span>}
        <span>{t(`errors.${classifyError(error)}`)}</span>
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
