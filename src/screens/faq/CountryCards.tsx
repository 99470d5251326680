import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'
import type { Slugged } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './CountryCards.module.css'
import { LoadingStatus } from './LoadingStatus.tsx'
import type { FaqView } from './useFaqView.ts'

interface CountryCardsProps {
  view: FaqView
  /** Receives the slug of the country. */
  onChange: (country: string) => void
}

/** A card per country; one is selected (spec 2.6). */
export function CountryCards({ view, onChange }: CountryCardsProps) {
  const { t } = useTranslation('faq')
  const { countries } = view

  if (countries.isLoadingError || countries.data?.length === 0) {
    return (
      <div className={styles.unavailable}>
        <RetryMessage
          variant={countries.isLoadingError ? 'error' : 'empty'}
          title={countries.isLoadingError ? t('countriesFailed') : t('noCountry')}
          text={t('failedAdvice')}
          onRetry={() => void countries.refetch()}
        />
        {/* Keeps the place of the cards, so that what follows does not move. */}
        <div className={styles.cards}>
          <Placeholders />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.countries}>
      <LoadingStatus busy={countries.isPending} label={t('countriesLoading')} />
      <fieldset aria-busy={countries.isPending} className={styles.cards}>
        <legend>
          <VisuallyHidden>{t('country')}</VisuallyHidden>
        </legend>
        {countries.isPending ? (
          <Placeholders />
        ) : (
          countries.data.map((country) => (
            <CountryCard key={country.id} country={country} view={view} onChange={onChange} />
          ))
        )}
      </fieldset>
    </div>
  )
}

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function Placeholders() {
  return placeholderKeys.map((key) => (
    <Skeleton key={key} variant="block" className={styles.placeholder} />
  ))
}

function CountryCard({
  country,
  view,
  onChange,
}: CountryCardsProps & { country: Slugged<Country> }) {
  const { t } = useTranslation('faq')
  const nameCountry = useCountryName()
  const { slug } = country
  return (
    <button
      type="button"
      className={styles.card}
      data-ink={country.code.toLowerCase()}
      aria-pressed={country.id === view.country?.id}
      onClick={() => onChange(slug)}
    >
      <Rosette seed={slug} detail="coarse" className={styles.rosette} />
      <Flag code={country.code} />
      <span className={styles.name} {...nameCountry(country)} />
      <span className={styles.count}>
        {view.faqs.data !== undefined
          ? t('questions', { count: view.countQuestions(country.id) })
          : '\u00a0'}
      </span>
    </button>
  )
}
