import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { useFormatLanguageName, useFormatPrice } from '#components/lawyer/useFormatters.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './Tab.module.css'

/** À PROPOS (spec 2.12): place, experience, languages, rates, verification, areas of law. */
export function AboutTab({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const formatPrice = useFormatPrice()
  const { pricing, address, country, experienceYears } = lawyer
  return (
    <div className={styles.tab}>
      <p className={styles.lead} lang={lang}>
        {lawyer.description}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('facts.location')}</dt>
          <dd lang={lang}>
            {address.city}, {country.name}
          </dd>
        </div>
        <div>
          <dt>{t('facts.experience')}</dt>
          <dd>{t('facts.years', { count: experienceYears })}</dd>
        </div>
        <div>
          <dt>{t('facts.languages')}</dt>
          <dd>{lawyer.languages.map(formatLanguageName).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('facts.rate')}</dt>
          <dd>{formatPrice(pricing.hourlyRateRange, pricing)}</dd>
        </div>
        <div>
          <dt>{t('facts.first')}</dt>
          <dd>{formatPrice(pricing.firstConsultation, pricing)}</dd>
        </div>
        <div>
          <dt>{t('facts.verification')}</dt>
          <dd>
            <VerificationStatus lawyer={lawyer} />
          </dd>
        </div>
      </dl>
      <section className={styles.section}>
        <h2>{t('facts.areas')}</h2>
        <ul role="list" className={styles.tags} lang={lang}>
          {lawyer.areasOfLaw.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
