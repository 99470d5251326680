import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ChoiceBar } from '#ui/ChoiceBar/ChoiceBar.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import type { VisaSelection } from './useVisaSelection.ts'

interface CountryChoiceProps {
  selection: Pick<VisaSelection, 'countries' | 'country'>
  /** The slug of the country that was chosen. */
  onChoose: (country: string) => void
}

/** A button per country (spec 2.3, 2.4, 2.5), with what to say while, or if, there are none. */
export function CountryChoice({ selection: { countries, country }, onChoose }: CountryChoiceProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()

  if (countries.isError || countries.data?.length === 0) {
    return (
      <StateMessage
        kind={countries.isError ? 'failed' : 'empty'}
        title={t('noCountry')}
        action={
          <Button look="secondary" onClick={() => void countries.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  return (
    <LoadingRegion busy={countries.isPending} label={t('countriesLoading')}>
      <ChoiceBar
        label={t('country')}
        loading={countries.isPending}
        chosen={country?.slug}
        choices={(countries.data ?? []).map(({ slug, name, code }) => ({
          id: slug,
          label: name,
          leading: <Flag code={code} size="small" />,
          ...(lang === undefined ? {} : { lang }),
        }))}
        onChoose={onChoose}
      />
    </LoadingRegion>
  )
}
