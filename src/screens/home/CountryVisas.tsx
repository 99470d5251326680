import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

import { RetryMessage } from '#components/RetryMessage.tsx'
import type { VisaSelection } from '#components/useVisaSelection.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

type CountryVisasProps = Pick<VisaSelection, 'countries' | 'country' | 'visas'> & {
  placeholder: ReactElement
  children: (
    visas: NonNullable<VisaSelection['visas']['data']>,
    country: NonNullable<VisaSelection['country']>,
  ) => ReactElement
}

/** The visas of the chosen country: loading, failed, none, or as `children` renders them. */
export function CountryVisas({
  countries,
  country,
  visas,
  placeholder,
  children,
}: CountryVisasProps) {
  const { t } = useTranslation('home')
  const nameCountry = useCountryName()
  // The country buttons show the error.
  if (countries.isLoadingError || countries.data?.length === 0) return null
  if (visas.isLoadingError || visas.data?.length === 0) {
    return (
      <RetryMessage
        variant={visas.isLoadingError ? 'error' : 'empty'}
        title={t('visas.none')}
        text={t(visas.isLoadingError ? 'visas.failedAdvice' : 'visas.noneAdvice')}
        onRetry={() => void visas.refetch()}
      />
    )
  }
  const isLoading = country === undefined || visas.data === undefined
  return (
    <LoadingRegion
      busy={isLoading}
      label={t('visas.loading')}
      doneLabel={
        isLoading
          ? undefined
          : t('visas.loaded', {
              count: visas.data.length,
              country: nameCountry(country).children,
            })
      }
    >
      {isLoading ? placeholder : children(visas.data, country)}
    </LoadingRegion>
  )
}
