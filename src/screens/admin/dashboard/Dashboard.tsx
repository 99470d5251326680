import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { getArticleDate, sortNewestFirst } from '#domain/articles.ts'
import { formatLongDate } from '#domain/dates.ts'

import { PageHeader } from '../layout/PageHeader.tsx'
import styles from './Dashboard.module.css'
import { EntityCard } from './EntityCard.tsx'
import { createLatestSelector } from './latest-record.ts'

/** The way to the five entities, each with how many there are and what came last (spec 2.13). */
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
