import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { useTranslation } from 'react-i18next'

import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'

import styles from './VisaSelectors.module.css'
import type { VisaPagePath, VisaSelection } from './useVisaSelection.ts'

interface SelectorProps {
  selection: VisaSelection
  /** Receives the slug of the chosen country or visa. */
  onChange: (slug: string) => void
}

/** A button per country (spec 2.3, 2.4, 2.5), or its loading, error or empty state. */
export function CountryToggleGroup({ selection: { countries, country }, onChange }: SelectorProps) {
  const { t } = useTranslation('visaSelection')
  const nameCountry = useCountryName()

  if (countries.isLoadingError || countries.data?.length === 0) {
    return (
      // As high as the buttons: what follows must not move.
      <p role={countries.isLoadingError ? 'alert' : 'status'} className={styles.message}>
        <span>{t('noCountry')}</span>
        <Button variant="tertiary" size="small" onClick={() => void countries.refetch()}>
          {t('retry')}
        </Button>
      </p>
    )
  }
  return (
    <LoadingRegion busy={countries.isPending} label={t('countriesLoading')}>
      <ToggleGroup
        label={t('country')}
        loading={countries.isPending}
        value={country?.slug}
        options={(countries.data ?? []).map((option) => ({
          id: option.slug,
          leading: <Flag code={option.code} size="small" />,
          ...toLabel(nameCountry(option)),
        }))}
        onChange={onChange}
      />
    </LoadingRegion>
  )
}

/** The visas of the country in a dropdown; only the placeholder if there are none (spec 2.4, 4). */
export function VisaSelect({ selection: { visas, visa }, onChange }: SelectorProps) {
  const { t } = useTranslation('visaSelection')
  const { translate } = useRecordTexts()
  return (
    <Select
      label={t('visa')}
      placeholder={t('visaPlaceholder')}
      required
      disabled={(visas.data ?? []).length === 0}
      value={visa?.slug ?? ''}
      options={(visas.data ?? []).map(({ slug, name }) => ({
        value: slug,
        ...toLabel(translate(name)),
      }))}
      onChange={onChange}
    />
  )
}

interface VisaLinksProps {
  selection: VisaSelection
  /** The target of the links. */
  to: VisaPagePath
}

/** The visas of the country as links (spec 2.4, 2.5). Hidden on phones, which use the dropdown. */
export function VisaLinks({ selection: { country, visas, isUnavailable }, to }: VisaLinksProps) {
  const { t } = useTranslation('visaSelection')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  // The country buttons and the panel show the error; the list keeps its room.
  if (isUnavailable || country === undefined || visas.data === undefined) {
    return (
      <div className={clsx(styles.list, isUnavailable && styles.unavailable)}>
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <nav
      className={styles.list}
      aria-label={t('visasOf', { country: nameCountry(country).children })}
    >
      <ul role="list">
        {visas.data.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={to}
              params={{ country: country.slug, visa: slug }}
              resetScroll={false}
              activeOptions={{ includeHash: false }}
              className={styles.link}
              {...translate(name)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
