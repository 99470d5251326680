import { Mail, Phone } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { useFormatLanguageName, useFormatPrice } from '#components/lawyer/useFormatters.ts'
import { MapEmbed } from '#content/map-embed/MapEmbed.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { toTelUrl } from '#domain/organisation.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './ProfileTabs.module.css'

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

interface FeesTabProps {
  lawyer: Lawyer
  onContact: () => void
}

/** HONORAIRES (spec 2.12): indicative fees, fee agreement, payment, services. */
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

/** ADRESSE (spec 2.12): street, postal code, city, and the map, 300 px high (spec 9), after consent. */
export function AddressTab({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const { address, country, phone, email } = lawyer
  const locality = `${address.postalCode} ${address.city}`
  return (
    <div className={styles.addressTab}>
      <h2 className={styles.title}>{t('address.title', lawyer)}</h2>
      <address className={styles.address}>
        <p lang={lang}>
          {address.street}
          <br />
          {locality}
          <br />
          {country.name}
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
        title={t('address.title', lawyer)}
        address={[address.street, locality]}
        addressLanguage={lang}
      />
    </div>
  )
}

interface ContactTabProps {
  lawyer: Lawyer
  formRef: Ref<HTMLDivElement>
}

/** CONTACT (spec 2.12, 5): the contact form, addressed to the lawyer. */
export function ContactTab({ lawyer, formRef }: ContactTabProps) {
  const { t } = useTranslation('lawyer')
  return (
    <div ref={formRef} className={styles.contactTab}>
      <h2 className={styles.contactTabTitle}>{t('form.title', lawyer)}</h2>
      <p className={styles.text}>{t('form.text')}</p>
      <ContactForm lawyers={[lawyer.name]} />
    </div>
  )
}
