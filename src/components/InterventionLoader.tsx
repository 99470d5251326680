import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { ServiceLevel } from '#contract/interventions.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { RetryMessage } from './RetryMessage.tsx'
import { useIntervention, type VisaSelection } from './useVisaSelection.ts'

interface InterventionLoaderProps {
  /** The texts of the page. */
  namespace: 'interventions' | 'offers'
  selection: VisaSelection
  /** The announcement once the levels are loaded. */
  getDoneLabel: (count: number) => string
  placeholder: ReactNode
  className?: string | undefined
  /** Renders the levels in order; `id` is that of the intervention. */
  children: (levels: readonly ServiceLevel[], id: number | undefined) => ReactNode
}

/** The levels of the selected intervention, or the loading, error or empty state (spec 2.4, 8). */
export function InterventionLoader({
  namespace,
  selection,
  getDoneLabel,
  placeholder,
  className,
  children,
}: InterventionLoaderProps) {
  const { t } = useTranslation(namespace)
  const { interventions, intervention, levels } = useIntervention(selection)
  const { countries, visas } = selection
  const failedQueries = [visas, interventions].filter(({ isLoadingError }) => isLoadingError)
  const isLoading = visas.isPending || interventions.isPending

  // The country buttons report it.
  if (countries.isLoadingError || countries.data?.length === 0) return null
  if (failedQueries.length > 0) {
    return (
      <RetryMessage
        title={t('failed')}
        text={t('failedAdvice')}
        className={className}
        onRetry={() => {
          for (const query of failedQueries) void query.refetch()
        }}
      />
    )
  }
  if (!isLoading && levels.length === 0) {
    return (
      <EmptyState
        variant="empty"
        title={t('none')}
        text={t('noneAdvice')}
        className={className}
        action={
          <Link
            to="/contact"
            search={{ country: selection.country?.slug, subject: selection.visa?.slug }}
            hash="formulaire"
            className={getButtonClassName('secondary')}
          >
            {t('contact')}
          </Link>
        }
      />
    )
  }
  return (
    <LoadingRegion
      className={className}
      busy={isLoading}
      label={t('loading')}
      doneLabel={getDoneLabel(levels.length)}
    >
      {isLoading ? placeholder : children(levels, intervention?.id)}
    </LoadingRegion>
  )
}
