import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useCanonicalSlugs } from '#components/visa-selection/useCanonicalSlugs.ts'
import { useVisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { VisaSelect } from '#components/visa-selection/VisaSelect.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { OfferComparison } from './OfferComparison.tsx'
import styles from './Offers.module.css'

interface OffersProps {
  /** The slugs in the address. */
  country: string
  visa: string
}

/** The levels of a visa as offers, side by side (spec 2.1, decisions.md). */
export function Offers({ country, visa }: OffersProps) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const selection = useVisaSelection({ country, visa })
  const slugs = {
    country: selection.country?.slug ?? country,
    visa: selection.visa?.slug ?? visa,
  }

  function navigateTo(chosen: { country?: string; visa?: string }, replace = false): void {
    void navigate({
      to: '/pricing/$country/$visa',
      params: { country, visa, ...chosen },
      replace,
      resetScroll: false,
    })
  }
  useCanonicalSlugs({ country, visa }, selection, (corrected) => {
    navigateTo(corrected, true)
  })

  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        action={
          <Link to="/interventions/$country/$visa" params={slugs} className={styles.details}>
            {t('interventions')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        }
      />
      <div className={styles.selects}>
        <CountryToggleGroup
          selection={selection}
          onChange={(chosen) => {
            navigateTo({ country: chosen })
          }}
        />
        <VisaSelect
          selection={selection}
          onChange={(chosen) => {
            navigateTo({ visa: chosen })
          }}
        />
      </div>
      <OfferComparison selection={selection} slugs={slugs} />
    </Page>
  )
}
