import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useCanonicalSlugs } from '#components/visa-selection/useCanonicalSlugs.ts'
import { useVisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { VisaLinks } from '#components/visa-selection/VisaLinks.tsx'
import { VisaSelect } from '#components/visa-selection/VisaSelect.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { Downloads } from './Downloads.tsx'
import styles from './VisaDetails.module.css'
import { VisaPanel } from './VisaPanel.tsx'

interface VisaDetailsProps {
  /** The slugs in the address. */
  country: string
  visa: string
}

/** What each visa of a country is for, asks and costs (spec 2.5). */
export function VisaDetails({ country, visa }: VisaDetailsProps) {
  const { t } = useTranslation(['visaDetails', 'visaSelection'])
  const navigate = useNavigate()
  const selection = useVisaSelection({ country, visa })

  function navigateTo(slugs: { country?: string; visa?: string }, replace = false): void {
    void navigate({
      to: '/detailsvisa/$country/$visa',
      params: { country, visa, ...slugs },
      // A corrected address still names the section that was shared with it.
      hash: replace ? true : '',
      replace,
      resetScroll: false,
    })
  }
  useCanonicalSlugs({ country, visa }, selection, (slugs) => {
    navigateTo(slugs, true)
  })

  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        className={styles.heading}
      />
      <div className={styles.countries}>
        <CountryToggleGroup
          selection={selection}
          onChange={(chosen) => {
            navigateTo({ country: chosen })
          }}
        />
      </div>
      <div className={styles.columns}>
        <aside className={styles.sidebar} aria-label={t('visaSelection:choice')}>
          <VisaSelect
            selection={selection}
            onChange={(chosen) => {
              navigateTo({ visa: chosen })
            }}
          />
          <VisaLinks selection={selection} to="/detailsvisa/$country/$visa" />
        </aside>
        <div className={styles.content}>
          <VisaPanel
            selection={selection}
            slugs={{
              country: selection.country?.slug ?? country,
              visa: selection.visa?.slug ?? visa,
            }}
          />
          <Downloads />
        </div>
      </div>
    </Page>
  )
}
