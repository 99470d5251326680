import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useCanonicalCountrySlug } from '#components/visa-selection/useCanonicalCountrySlug.ts'
import { useVisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'

import { HomeSection } from './HomeSection.tsx'
import { VisaCards } from './VisaCards.tsx'
import styles from './VisaPackagesSection.module.css'

interface VisaPackagesSectionProps {
  country: string | undefined
}

/** The visas of a country as cards; the country is in the address, so that it can be shared (spec 2.3, 4). */
export function VisaPackagesSection({ country }: VisaPackagesSectionProps) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const selection = useVisaSelection({ country })
  const selectCountry = (chosen: string) =>
    navigate({ to: '/', search: { country: chosen }, replace: true, resetScroll: false })
  // An unknown country is put right in the address, which is what one shares.
  useCanonicalCountrySlug(country, selection, (corrected) => void selectCountry(corrected))
  return (
    <HomeSection
      hasLanguageNote
      eyebrow={t('visas.eyebrow')}
      title={t('visas.title')}
      lead={t('visas.lead')}
    >
      <div className={styles.countries}>
        <CountryToggleGroup
          selection={selection}
          onChange={(chosen) => {
            void selectCountry(chosen)
          }}
        />
      </div>
      <VisaCards selection={selection} />
      <p className={styles.all}>
        <Link to="/detailsvisa" className={getButtonClassName('secondary')}>
          {t('visas.all')}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </p>
    </HomeSection>
  )
}
