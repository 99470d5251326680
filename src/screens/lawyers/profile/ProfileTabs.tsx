import { useSearch } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactForm } from '#components/ContactForm.tsx'
import { useScrollToHash } from '#components/useScrollToHash.ts'
import { useContactPrefill } from '#components/useContactForm.ts'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { RecordText } from '#components/RecordText.tsx'
import { BeforeTax, useTaxNote } from '#components/TaxAdvice.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useFormatPrice } from '#components/usePrices.ts'
import { MapEmbed } from '#content/MapEmbed.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { toTelUrl } from '#domain/organisation.ts'
import { beforeTax } from '#domain/price.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import { VerificationStatus } from '../VerificationStatus.tsx'
import { Fact, PlainList } from './ProfileFacts.tsx'
import styles from './ProfileTabs.module.css'

/** À PROPOS (spec 2.12): city, experience, languages, rates, verification, areas of law. */
export function AboutTab({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const { translate } = useRecordTexts()
  const formatLanguageName = useFormatLanguageName()
  const formatPrice = useFormatPrice()
  const { pricing, experienceYears } = lawyer
  return (
    <div className={styles.tab}>
      <p className={styles.lead} {...translate(lawyer.description)} />
      <dl className={styles.facts}>
        <Fact name={t('facts.location')}>
          <LawyerPlace lawyer={lawyer} />
        </Fact>
        <Fact name={t('facts.experience')}>{t('facts.years', { count: experienceYears })}</Fact>
        <Fact name={t('facts.languages')}>
          {lawyer.languages.map(formatLanguageName).join(', ')}
        </Fact>
        <Fact name={t('facts.rate')}>{formatPrice(pricing.hourlyRateRange, pricing)}</Fact>
        <Fact name={t('facts.first')}>{formatPrice(pricing.firstConsultation, pricing)}</Fact>
        <Fact name={t('facts.verification')}>
          <VerificationStatus lawyer={lawyer} />
        </Fact>
      </dl>
      <section className={styles.section}>
        <h2>{t('facts.areas')}</h2>
        <ul role="list" className={styles.tags}>
          {lawyer.areasOfLaw.map((area) => (
            <li key={area} {...translate(area)} />
          ))}
        </ul>
      </section>
    </div>
  )
}

interface FeesTabProps {
  lawyer: Lawyer
  onContact: () => void
}

/** HONORAIRES (spec 2.12): indicative fees, fee agreement, payment, services. */
export function FeesTab({ lawyer: { pricing, country }, onContact }: FeesTabProps) {
  const { t } = useTranslation('lawyer')
  const formatPrice = useFormatPrice()
  const formatTax = useTaxNote()
  const renderPrice = (amount: (typeof pricing)['firstConsultation' | 'hourlyRateRange']) => (
    <>
      <span>{formatPrice(amount, pricing)}</span>
      {amount != null && pricing.unit === beforeTax && (
        <span className={styles.tax}>{formatTax(amount, pricing.currency, country)}</span>
      )}
    </>
  )
  return (
    <div className={styles.tab}>
      <section className={styles.section}>
        <h2>{t('fees.title')}</h2>
        <dl className={styles.figures}>
          <Fact name={t('fees.first')}>{renderPrice(pricing.firstConsultation)}</Fact>
          <Fact name={t('fees.rate')}>{renderPrice(pricing.hourlyRateRange)}</Fact>
        </dl>
        {pricing.unit === beforeTax && <BeforeTax />}
        <p>{t('fees.text')}</p>
        <p>
          <Button variant="secondary" onClick={onContact}>
            {t('fees.ask')}
          </Button>
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('fees.services')}</h2>
        <PlainList items={pricing.services} />
      </section>
      <section className={styles.section}>
        <h2>{t('fees.payment')}</h2>
        <PlainList items={pricing.paymentMethods} />
      </section>
    </div>
  )
}

/** ADRESSE (spec 2.12): street, postal code, city, and the map, 300 px high (spec 9), after consent. */
export function AddressTab({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const { originalLanguage } = useRecordTexts()
  const nameCountry = useCountryName()
  const countryName = nameCountry(lawyer.country)
  const { address, phone, email } = lawyer
  const locality = `${address.postalCode} ${address.city}`
  const title = t('address.title', lawyer)
  return (
    <div className={styles.addressTab}>
      <h2 className={styles.title}>{title}</h2>
      <address className={styles.address}>
        <p>
          <RecordText lang={originalLanguage}>{address.street}</RecordText>
          <br />
          <RecordText lang={originalLanguage}>{locality}</RecordText>
          <br />
          <RecordText {...countryName} />
        </p>
        <p className={styles.contact}>
          <a href={toTelUrl(phone)} aria-label={`${t('address.phone')} ${phone}`}>
            <Phone size={18} aria-hidden />
            <Ltr>{phone}</Ltr>
          </a>
          <a href={`mailto:${email}`} aria-label={`${t('address.email')} ${email}`}>
            <Mail size={18} aria-hidden />
            <Ltr>{email}</Ltr>
          </a>
        </p>
      </address>
      <MapEmbed
        className={styles.map}
        coordinates={address}
        title={title}
        address={[address.street, locality]}
        addressLanguage={originalLanguage}
      />
    </div>
  )
}

/** As on the contact page. */
const formIds = ['formulaire'] as const

/** CONTACT (spec 2.12, 5): the contact form, addressed to the lawyer. */
export function ContactTab({
  lawyer,
  formRef,
  isShown,
}: {
  lawyer: Lawyer
  formRef: Ref<HTMLDivElement>
  isShown: boolean
}) {
  const { t } = useTranslation('lawyer')
  const prefill = useContactPrefill(useSearch({ from: '/_public/detailsavocatslist/$id' }))
  useScrollToHash(isShown ? formIds : [])
  return (
    <div ref={formRef} id={formIds[0]} className={styles.contactTab}>
      <h2 className={styles.title}>{t('form.title', lawyer)}</h2>
      <p className={styles.text}>{t('form.text')}</p>
      <ContactForm lawyers={[lawyer.name]} prefill={prefill} />
    </div>
  )
}
