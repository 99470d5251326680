import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { MapEmbed } from '#content/map-embed/MapEmbed.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { toTelUrl } from '#domain/organisation.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import styles from './AddressTab.module.css'

/** ADRESSE (spec 2.12): street, postal code and city, and the map, 300 px high (spec 9), by consent. */
export function AddressTab({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const { address, country, phone, email } = lawyer
  const locality = `${address.postalCode} ${address.city}`
  return (
    <div className={styles.tab}>
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
