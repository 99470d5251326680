import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { findIntervention } from '#domain/country-visa-selection.ts'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { VisaCard } from '#components/visa-card/VisaCard.tsx'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { Button } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import styles from './VisaCards.module.css'
import { VisaCardSkeletons } from './VisaCardSkeletons.tsx'

interface VisaCardsProps {
  selection: Pick<VisaSelection, 'countries' | 'country' | 'visas'>
}

/** A card per visa of the country, with its intervention attached by visa (spec 2.3, 4). */
export function VisaCards({ selection: { countries, country, visas } }: VisaCardsProps) {
  const { t } = useTranslation(['home', 'layout'])
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())

  // Without countries there is nothing to ask for; the row of countries says so.
  if (countries.isError || countries.data?.length === 0) return null
  if (visas.isError || visas.data?.length === 0) {
    return (
      <RetryMessage
        variant={visas.isError ? 'error' : 'empty'}
        title={t('visas.none')}
        text={t(visas.isError ? 'visas.failedAdvice' : 'visas.noneAdvice')}
        onRetry={() => void visas.refetch()}
      />
    )
  }

  const isLoading = country === undefined || visas.data === undefined
  const count = visas.data?.length ?? 0
  return (
    <>
      {interventions.isError && (
        <div role="alert" className={styles.note}>
          <p>{t('visas.levelsFailed')}</p>
          <Button variant="tertiary" size="small" onClick={() => void interventions.refetch()}>
            {t('layout:retry')}
          </Button>
        </div>
      )}
      <LoadingRegion
        busy={isLoading}
        label={t('visas.loading')}
        {...(isLoading ? {} : { doneLabel: t('visas.loaded', { count, country: country.name }) })}
      >
        {isLoading ? (
          <VisaCardSkeletons className={styles.cards} />
        ) : (
          <ul role="list" className={styles.cards} data-ink={country.code.toLowerCase()}>
            {visas.data.map((visa) => (
              <li key={visa.id} className={styles.item}>
                <VisaCard
                  visa={visa}
                  country={country}
                  levels={
                    interventions.isPending
                      ? 'loading'
                      : findIntervention(interventions.data ?? [], country.id, visa.id)
                          ?.serviceLevels
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </LoadingRegion>
    </>
  )
}
