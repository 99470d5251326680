import { useQueries, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { useLateComponent } from '#components/useLateComponent.ts'
import { articleStatuses, getArticleStatus, sortNewestFirst } from '#domain/articles.ts'
import { formatMoment } from '#domain/dates.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import { findChanged } from '#domain/recent-changes.ts'
import { slugify } from '#domain/slug.ts'
import { useInView } from '#ui/hooks/useInView.ts'

import { listDrafts } from '../core/form/draft-storage.ts'
import { getFormLink, getListPath, getUndoLink } from '../core/layout/entity-links.ts'
import { useRecentChanges } from '../core/layout/recent-changes.ts'
import { getListQuery } from '../core/layout/list-query.ts'
import { useRecordName } from '../core/layout/useRecordName.ts'
import { listUndos } from '../core/layout/undo-store.ts'
import styles from './DashboardWork.module.css'
import { WorkPanel } from './WorkPanel.tsx'

/** The panels, in their order. A further one is a component that renders a `WorkPanel`. */
const panels = [
  RecentChanges,
  KeptInput,
  DraftArticles,
  ArticlesInReview,
  LateTranslations,
] as const

export interface LongWorkProps {
  /** Whether the lists of the cards have been loaded or have failed once: long work begins after that. */
  areListsFetched: boolean
}

export interface DashboardWorkProps {
  /** A panel after the others. */
  LastPanel?: ComponentType<LongWorkProps> | undefined
}

/** What waits for the person below the cards: each panel says a few records and leads to all of them. */
export function DashboardWork({ LastPanel }: DashboardWorkProps) {
  const { t } = useTranslation('adminDashboard')
  const api = useApi()
  const areListsFetched = useQueries({
    queries: entityNames.map((name) => getListQuery(api, name)),
    combine: (lists) => lists.every(({ isFetched }) => isFetched),
  })
  return (
    <section aria-labelledby="travail">
      <h2 id="travail" className={styles.heading}>
        {t('title')}
      </h2>
      <div className={styles.panels}>
        {panels.map((Panel) => (
          <Panel key={Panel.name} areListsFetched={areListsFetched} />
        ))}
        {LastPanel && <LastPanel areListsFetched={areListsFetched} />}
      </div>
    </section>
  )
}

function DraftArticles() {
  return <ArticlesByStatus status={articleStatuses.draft} name="drafts" />
}

function ArticlesInReview() {
  return <ArticlesByStatus status={articleStatuses.inReview} name="review" />
}

/** The articles of a status, newest first, and the list with that filter. */
function ArticlesByStatus({ status, name }: { status: string; name: 'drafts' | 'review' }) {
  const { t } = useTranslation('adminDashboard')
  const { queries } = useApi()
  const nameRecord = useRecordName()
  const { data, error, refetch } = useQuery(queries.articles.list())
  const articles =
    data && sortNewestFirst(data.filter((article) => getArticleStatus(article) === status))
  return (
    <WorkPanel
      title={t(`${name}.title`)}
      items={articles?.map((article) => ({
        key: article.id,
        name: nameRecord('articles', article),
        link: getFormLink('articles', article.id),
      }))}
      hasFailed={data === undefined && error !== null}
      onRetry={() => void refetch()}
      all={{
        label: t(`${name}.all`, { count: articles?.length ?? 0 }),
        link: { to: getListPath('articles'), search: { statut: slugify(status) } },
      }}
    />
  )
}

/** The forms with input that is not saved, on this device (`useDraft`). */
function KeptInput() {
  const { t } = useTranslation('adminDashboard')
  const records = useRecords()
  const nameRecord = useRecordName()
  const { data, error } = useQuery({
    queryKey: ['kept-drafts'],
    queryFn: listDrafts,
    staleTime: 0,
    gcTime: 0,
    // It is on this device.
    meta: { isInLoader: false },
  })
  return (
    <WorkPanel
      title={t('kept.title')}
      hint={t('kept.hint')}
      items={data?.map(({ entity, id, copyOf, tab, name, savedAt }) => {
        const record = records[entity]?.find((one) => one.id === id)
        const stored = record && nameRecord(entity, record)
        return {
          key: `${entity}/${id ?? ''}/${copyOf ?? ''}/${tab ?? ''}`,
          name: name ?? stored ?? (id === undefined ? t('kept.newRecord') : t('kept.missing')),
          link: getFormLink(entity, id, {
            ...(copyOf !== undefined && { copie: String(copyOf) }),
            ...(tab !== undefined && { brouillon: tab }),
          }),
          note: t('kept.item', {
            kind: t(`kinds.${entity}`),
            moment: formatMoment(savedAt, 'fr', 'medium'),
          }),
        }
      })}
      hasFailed={error !== null}
      failedText={t('kept.unavailable')}
    />
  )
}

const lateTranslations = {
  load: async () => (await import('./MissingTranslations.tsx')).MissingTranslations,
  texts: ['adminTranslations'],
} as const

/** Read once the panel is seen, and its code with it: it sanitises every text. */
function LateTranslations({ areListsFetched }: LongWorkProps) {
  const { t } = useTranslation('adminDashboard')
  const [ref, isSeen] = useInView<HTMLElement>({ once: true })
  const isNeeded = isSeen && areListsFetched
  const { Loaded: MissingTranslations, hasFailed } = useLateComponent(isNeeded, lateTranslations)
  if (MissingTranslations !== undefined) return <MissingTranslations />
  return (
    <WorkPanel
      ref={ref}
      title={t('translations.title')}
      items={undefined}
      isLoading={isNeeded}
      hasFailed={hasFailed}
    />
  )
}

/** What was saved last on this device, by the names that the records have now. */
function RecentChanges() {
  const { t } = useTranslation('adminDashboard')
  const { data: undos = [] } = useQuery({
    queryKey: ['kept-undos'],
    queryFn: listUndos,
    staleTime: 0,
    gcTime: 0,
    // It is on this device.
    meta: { isInLoader: false },
  })
  const plans = undos.flatMap(({ id, title, entity, at, plan }) =>
    title === undefined
      ? []
      : {
          key: id,
          name: t('changes.undo', { title, count: plan.steps.length }),
          link: getUndoLink(entity, id),
          note: formatMoment(at, 'fr', 'medium'),
        },
  )
  const changes = useRecentChanges()
  const records = useRecords()
  const nameRecord = useRecordName()
  return (
    <WorkPanel
      title={t('changes.title')}
      hint={t('changes.hint')}
      emptyText={t('changes.nothing')}
      items={[
        ...plans,
        ...changes.map((change) => {
          const { entity, id, name, at } = change
          const known = records[entity]
          const record = known && findChanged(change, known, nameRecord)
          const recordId = record?.id ?? id
          // While the list is not there, nothing says that the record is gone.
          const isGone = known !== undefined && record === undefined
          return {
            key: `${entity}/${id ?? name}`,
            name: record === undefined ? name : nameRecord(entity, record),
            link:
              isGone || recordId === undefined
                ? { to: getListPath(entity), search: { q: name } }
                : getFormLink(entity, recordId),
            note: t(isGone ? 'changes.gone' : 'changes.item', {
              kind: t(`kinds.${entity}`),
              moment: formatMoment(at, 'fr', 'medium'),
            }),
          }
        }),
      ]}
    />
  )
}

/** The records of each list that is loaded: the cards load them all. */
function useRecords(): Readonly<Partial<Record<EntityName, readonly ListedRecord[]>>> {
  const api = useApi()
  const lists = useQueries({ queries: entityNames.map((name) => getListQuery(api, name)) })
  return Object.fromEntries(
    entityNames.flatMap((name, index) => {
      const { data } = lists[index] ?? {}
      return data === undefined ? [] : [[name, data]]
    }),
  )
}
