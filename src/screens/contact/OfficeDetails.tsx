import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { MapEmbed } from '#content/map-embed/MapEmbed.tsx'
import { organisation, toTelUrl, type Office } from '#domain/organisation.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import styles from './OfficeDetails.module.css'

/** The telephone and the map of the active office (spec 2.8, 4, 9). */
export function OfficeDetails({ office }: { office: Office }) {
  const { t } = useTranslation('contact')
  const lang = useContentLanguage()
  const title = t(`officeOf.${office.code}`)
  return (
    <div className={styles.details} data-ink={office.code.toLowerCase()}>
      <div className={styles.contact} role="status">
        <h3 className={styles.title}>{title}</h3>
        <a
          href={toTelUrl(office.phone)}
          className={styles.phone}
          aria-label={t('call', { phone: office.phone })}
        >
          <Phone size={20} strokeWidth={1.75} aria-hidden />
          <Ltr>{office.phone}</Ltr>
        </a>
        <a href={`mailto:${organisation.email}`} className={styles.mail}>
          <Mail size={18} strokeWidth={1.75} aria-hidden />
          <Ltr>{organisation.email}</Ltr>
        </a>
        <p className={styles.hours}>
          {t('hours')}
          <br />
          {t(`time.${office.code}`)}
        </p>
      </div>
      <MapEmbed
        coordinates={office.coordinates}
        title={title}
        address={[office.street, office.locality]}
        addressLanguage={lang}
        className={styles.map}
      />
    </div>
  )
}
