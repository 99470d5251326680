import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { articleDate, newestFirst } from '#domain/articles.ts'
import { dayInWords } from '#domain/dates.ts'

import { PageHeader } from '../frame/PageHeader.tsx'
import styles from './Dashboard.module.css'
import { EntityCard } from './EntityCard.tsx'
import { lastAdded } from './last-added.ts'

/** The way to the five entities, each with how many there are and what came last (spec 2.13). */
export function Dashboard() {
  const { t } = useTranslation('admin')
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const interventions = useQuery(queries.interventions.list())
  const faqs = useQuery(queries.faqs.list())
  const latestId = (id: number) => t('dashboard.latest', { id })

  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <p className={styles.lead}>{t('dashboard.lead')}</p>
      <ul role="list" className={styles.cards}>
        <EntityCard
          name="articles"
          query={articles}
          latest={(records) => {
            const [newest] = newestFirst(records)
            if (newest === undefined) return
            const day = dayInWords(articleDate(newest), 'fr')
            return {
              name: newest.title,
              note: day === undefined ? latestId(newest.id) : t('dashboard.latestArticle', { day }),
            }
          }}
        />
        <EntityCard
          name="countries"
          query={countries}
          latest={lastAdded(({ name }) => name, latestId)}
        />
        <EntityCard
          name="visas"
          query={visas}
          latest={lastAdded(
            ({ name, country }) => (country == null ? name : `${name} (${country.name})`),
            latestId,
          )}
        />
        <EntityCard
          name="interventions"
          query={interventions}
          latest={lastAdded(
            ({ title, visa, country }) => title || [visa?.name, country?.name].join(' – '),
            latestId,
          )}
        />
        <EntityCard
          name="faqs"
          query={faqs}
          latest={lastAdded(({ question }) => question, latestId)}
        />
      </ul>
    </>
  )
}
