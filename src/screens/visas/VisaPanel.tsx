import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { NextSteps } from './NextSteps.tsx'
import styles from './VisaPanel.module.css'
import { VisaSkeleton } from './VisaSkeleton.tsx'
import { VisaContent } from '#components/visa-content/VisaContent.tsx'

interface VisaPanelProps {
  selection: VisaSelection
  slugs: { country: string; visa: string }
}

/** The chosen visa's content, or what to say while, or if, there is none (spec 2.5, 8). */
export function VisaPanel({ selection, slugs }: VisaPanelProps) {
  const { t } = useTranslation(['visaDetails', 'layout'])
  const { countries, country, visas, visa } = selection

  // The row of countries says that there are none.
  if (countries.isError || countries.data?.length === 0) return null
  if (visas.isError || visas.data?.length === 0) {
    return (
      <EmptyState
        variant={visas.isError ? 'error' : 'empty'}
        title={t('none')}
        text={t(visas.isError ? 'failedAdvice' : 'emptyAdvice')}
        action={
          <>
            <Button variant="secondary" onClick={() => void visas.refetch()}>
              {t('layout:retry')}
            </Button>
            <Link
              to="/contact"
              search={{ country: slugs.country }}
              className={getButtonClassName('tertiary')}
            >
              {t('contact')}
            </Link>
          </>
        }
      />
    )
  }
  const isLoading = country === undefined || visa === undefined
  return (
    <LoadingRegion
      className={styles.panel}
      busy={isLoading}
      label={t('loading')}
      {...(isLoading ? {} : { doneLabel: t('loaded', { visa: visa.name, country: country.name }) })}
    >
      {isLoading ? (
        <VisaSkeleton />
      ) : (
        <>
          <VisaContent key={visa.id} country={country} visa={visa} slugs={slugs} />
          <NextSteps selection={selection} slugs={slugs} />
        </>
      )}
    </LoadingRegion>
  )
}
