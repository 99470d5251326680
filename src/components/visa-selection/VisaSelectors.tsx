import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'

import styles from './VisaSelectors.module.css'
import type { VisaSelection } from './useVisaSelection.ts'

interface CountryToggleGroupProps {
  selection: Pick<VisaSelection, 'countries' | 'country'>
  /** Receives the slug of the country. */
  onChange: (country: string) => void
}

/** A button per country (spec 2.3, 2.4, 2.5), or its loading, error or empty state. */
export function CountryToggleGroup({
  selection: { countries, country },
  onChange,
}: CountryToggleGroupProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()

  if (countries.isError || countries.data?.length === 0) {
    return (
      // As high as the buttons: what follows must not move.
      <p role={countries.isError ? 'alert' : 'status'} className={styles.message}>
        {t('noCountry')}
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
        options={(countries.data ?? []).map(({ slug, name, code }) => ({
          id: slug,
          label: name,
          leading: <Flag code={code} size="small" />,
          lang,
        }))}
        onChange={onChange}
      />
    </LoadingRegion>
  )
}

interface VisaSelectProps {
  selection: Pick<VisaSelection, 'visas' | 'visa'>
  /** Receives the slug of the visa. */
  onChange: (visa: string) => void
}

/** The visas of the country in a dropdown; only the placeholder if there are none (spec 2.4, 4). */
export function VisaSelect({ selection: { visas, visa }, onChange }: VisaSelectProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()
  return (
    <Select
      label={t('visa')}
      placeholder={t('visaPlaceholder')}
      required
      disabled={(visas.data ?? []).length === 0}
      value={visa?.slug ?? ''}
      options={(visas.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
      onChange={onChange}
      lang={lang}
    />
  )
}

interface VisaLinksProps {
  selection: Pick<VisaSelection, 'countries' | 'country' | 'visas'>
  /** The target of the links. */
  to: '/interventions/$country/$visa' | '/detailsvisa/$country/$visa'
}

/** The visas of the country as links (spec 2.4, 2.5). Hidden on phones, which use the dropdown. */
export function VisaLinks({ selection: { countries, country, visas }, to }: VisaLinksProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()
  // The country buttons and the panel show the error; the list keeps its room.
  const isUnavailable = [countries, visas].some(
    ({ isError, data }) => isError || data?.length === 0,
  )
  if (isUnavailable || country === undefined || visas.data === undefined) {
    return (
      <div className={clsx(styles.list, isUnavailable && styles.unavailable)}>
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <nav className={styles.list} aria-label={t('visasOf', { country: country.name })}>
      <ul role="list">
        {visas.data.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={to}
              params={{ country: country.slug, visa: slug }}
              resetScroll={false}
              activeOptions={{ includeHash: false }}
              className={styles.link}
              lang={lang}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
