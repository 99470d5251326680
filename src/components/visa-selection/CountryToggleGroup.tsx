import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

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
      <EmptyState
        variant={countries.isError ? 'error' : 'empty'}
        title={t('noCountry')}
        action={
          <Button variant="secondary" onClick={() => void countries.refetch()}>
            {t('retry')}
          </Button>
        }
      />
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
          ...(lang === undefined ? {} : { lang }),
        }))}
        onChange={onChange}
      />
    </LoadingRegion>
  )
}
