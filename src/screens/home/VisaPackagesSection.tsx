import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { CountryToggleGroup } from '#components/VisaSelectors.tsx'
import { useCanonicalSearch } from '#components/useCanonicalSearch.ts'
import { useVisaSelection, type VisaSelection } from '#components/useVisaSelection.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { findIntervention } from '#domain/visas.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { CountryVisas } from './CountryVisas.tsx'
import { HomeSection } from './HomeSection.tsx'
import { VisaCard } from './VisaCard.tsx'
import styles from './VisaPackagesSection.module.css'

/** The visas of a country as cards. The country is in the URL, so that it can be shared (spec 2.3, 4). */
export function VisaPackagesSection() {
  const { t } = useTranslation('home')
  const { country } = useSearch({ from: '/_public/' })
  const navigate = useNavigate()
  const selection = useVisaSelection({ country })
  const updateSearch = (search: { country: string | undefined }) =>
    navigate({ to: '/', search, replace: true, resetScroll: false })
  const canonical =
    country === undefined || selection.country === undefined
      ? undefined
      : { country: selection.country.slug }
  useCanonicalSearch({ country }, canonical, (search) => void updateSearch(search))
  const [firstVisa] = selection.visas.data ?? []
  // The address of the specification (spec 2.3); a country that was chosen is kept (docs/decisions.md, 4).
  const allVisas: LinkProps =
    canonical === undefined || firstVisa === undefined
      ? { to: '/detailsvisa' }
      : { to: '/detailsvisa/$country/$visa', params: { ...canonical, visa: firstVisa.slug } }
  return (
    <HomeSection
      recordTexts={(selection.visas.data ?? []).map(({ name }) => name)}
      eyebrow={t('visas.eyebrow')}
      title={t('visas.title')}
      lead={t('visas.lead')}
    >
      <TranslationNotice />
      <div className={styles.countries}>
        <CountryToggleGroup
          selection={selection}
          onChange={(chosen) => void updateSearch({ country: chosen })}
        />
      </div>
      <VisaCards selection={selection} />
      <p className={styles.all}>
        <Link {...allVisas} className={getButtonClassName('secondary')}>
          <span>{t('visas.all')}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
      </p>
    </HomeSection>
  )
}

/** A card per visa of the country, with the levels of its intervention (spec 2.3, 4). */
function VisaCards({ selection }: { selection: VisaSelection }) {
  const { t } = useTranslation(['home', 'layout'])
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  return (
    <>
      {interventions.isError && (selection.visas.data ?? []).length > 0 && (
        <div role="alert" className={styles.note}>
          <p>{t('visas.levelsFailed')}</p>
          <Button variant="tertiary" size="small" onClick={() => void interventions.refetch()}>
            {t('layout:retry')}
          </Button>
        </div>
      )}
      <CountryVisas {...selection} placeholder={<VisaCardSkeletons className={styles.cards} />}>
        {(visas, country) => (
          <ul role="list" className={styles.cards} data-ink={country.code.toLowerCase()}>
            {visas.map((visa) => (
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
      </CountryVisas>
    </>
  )
}

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function VisaCardSkeletons({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {placeholderKeys.map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton variant="title" />
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  )
}
