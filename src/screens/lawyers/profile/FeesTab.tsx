import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'

import { useFormatPrice } from '#components/lawyer/useFormatters.ts'
import styles from './Tab.module.css'

interface FeesTabProps {
  lawyer: Lawyer
  onContact: () => void
}

/** HONORAIRES (spec 2.12): indicative fees, the agreement they need, payment, services. */
export function FeesTab({ lawyer: { pricing }, onContact }: FeesTabProps) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const formatPrice = useFormatPrice()
  return (
    <div className={styles.tab}>
      <section className={styles.section}>
        <h2>{t('fees.title')}</h2>
        <dl className={styles.figures}>
          <div>
            <dt>{t('fees.first')}</dt>
            <dd>{formatPrice(pricing.firstConsultation, pricing)}</dd>
          </div>
          <div>
            <dt>{t('fees.rate')}</dt>
            <dd>{formatPrice(pricing.hourlyRateRange, pricing)}</dd>
          </div>
        </dl>
        <p>{t('fees.text')}</p>
        <p>
          <Button variant="secondary" onClick={onContact}>
            {t('fees.ask')}
          </Button>
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('fees.services')}</h2>
        <ul className={styles.plain} lang={lang}>
          {pricing.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('fees.payment')}</h2>
        <ul className={styles.plain} lang={lang}>
          {pricing.paymentMethods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
