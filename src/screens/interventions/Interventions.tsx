import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useCanonicalSlugs } from '#components/visa-selection/useCanonicalSlugs.ts'
import { useVisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { VisaLinks } from '#components/visa-selection/VisaLinks.tsx'
import { VisaSelect } from '#components/visa-selection/VisaSelect.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './Interventions.module.css'
import { ServiceLevels } from './ServiceLevels.tsx'

interface InterventionsProps {
  /** The slugs in the address. */
  country: string
  visa: string
}

/** 'Nos interventions': the service levels for a visa of a country (spec 2.4). */
export function Interventions({ country, visa }: InterventionsProps) {
  const { t } = useTranslation(['interventions', 'visaSelection'])
  const navigate = useNavigate()
  const selection = useVisaSelection({ country, visa })

  function navigateTo(slugs: { country?: string; visa?: string }, replace = false): void {
    void navigate({
      to: '/interventions/$country/$visa',
      params: { country, visa, ...slugs },
      replace,
      resetScroll: false,
    })
  }
  useCanonicalSlugs({ country, visa }, selection, (slugs) => {
    navigateTo(slugs, true)
  })

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <CountryToggleGroup
        selection={selection}
        onChange={(chosen) => {
          navigateTo({ country: chosen })
        }}
      />
      <div className={styles.columns}>
        <aside className={styles.sidebar} aria-label={t('visaSelection:choice')}>
          <VisaSelect
            selection={selection}
            onChange={(chosen) => {
              navigateTo({ visa: chosen })
            }}
          />
          <VisaLinks selection={selection} to="/interventions/$country/$visa" />
          <Link to="/detailsvisa" className={styles.details}>
            {t('visaDetails')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </aside>
        <ServiceLevels
          selection={selection}
          slugs={{
            country: selection.country?.slug ?? country,
            visa: selection.visa?.slug ?? visa,
          }}
        />
      </div>
    </Page>
  )
}
