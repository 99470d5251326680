import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { matchIntervention } from '#domain/selection.ts'
import { levelsInOrder } from '#domain/service-levels.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import type { VisaSelection } from '#parts/visa-selection/useVisaSelection.ts'
import { Accordion } from '#ui/Accordion/Accordion.tsx'
import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { ServiceLevelItem } from './ServiceLevelItem.tsx'
import styles from './ServiceLevels.module.css'

interface ServiceLevelsProps {
  selection: VisaSelection
  /** Where the offers for the selection are. */
  slugs: { country: string; visa: string }
}

/** The levels of the intervention for the selected country and visa, one open at a time (spec 2.4, 4). */
export function ServiceLevels({ selection, slugs }: ServiceLevelsProps) {
  const { t } = useTranslation(['interventions', 'layout'])
  const lang = useContentLanguage()
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  const { countries, country, visas, visa } = selection

  // Without countries there is nothing to ask for; the row of countries says so.
  if (countries.isError || countries.data?.length === 0) return null
  const failed = [visas, interventions].filter(({ isError }) => isError)
  if (failed.length > 0) {
    const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()))
    return (
      <StateMessage
        kind="failed"
        title={t('failed')}
        text={t('failedAdvice')}
        action={
          <Button look="secondary" onClick={retry}>
            {t('layout:retry')}
          </Button>
        }
      />
    )
  }

  const isLoading = visas.isPending || interventions.isPending
  const intervention = matchIntervention(interventions.data ?? [], country?.id, visa?.id)
  const levels = levelsInOrder(intervention?.serviceLevels ?? [])
  const count = t('loaded', { count: levels.length, visa: visa?.name ?? '' })
  return (
    <LoadingRegion
      className={styles.levels}
      busy={isLoading}
      label={t('loading')}
      {...(levels.length > 0 ? { doneLabel: count } : {})}
    >
      {isLoading && <Skeleton variant="block" className={styles.placeholder ?? ''} />}
      {!isLoading && levels.length === 0 && (
        <StateMessage
          kind="empty"
          title={t('none')}
          text={t('noneAdvice')}
          action={
            <Link to="/contact" className={buttonLook('secondary')}>
              {t('contact')}
            </Link>
          }
        />
      )}
      {!isLoading && levels.length > 0 && (
        <>
          <header className={styles.heading} lang={lang}>
            <MachineReadable>{country?.name}</MachineReadable>
            <h2>{visa?.name}</h2>
          </header>
          <Accordion key={intervention?.id} headingLevel={3}>
            {levels.map((level) => (
              <ServiceLevelItem key={level.levelNumber} level={level} slugs={slugs} />
            ))}
          </Accordion>
        </>
      )}
    </LoadingRegion>
  )
}
