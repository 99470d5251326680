import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { mainOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import styles from './TopBar.module.css'

/** Telephone, opening hours, address and e-mail, above the menu (spec 2.2). */
export function TopBar() {
  const { t } = useTranslation('layout')
  return (
    <aside className={styles.bar} aria-label={t('topBar.label')}>
      <ul role="list" className={styles.list}>
        <li>
          <a href={toTelUrl(mainOffice.phone)} aria-label={t('topBar.phone', mainOffice)}>
            <Phone size={14} aria-hidden />
            <Ltr>{mainOffice.phone}</Ltr>
          </a>
        </li>
        <li className={styles.wideOnly}>
          <Clock size={14} aria-hidden />
          {t('topBar.hours')}
        </li>
        <li className={styles.widerOnly}>
          <MapPin size={14} aria-hidden />
          {mainOffice.street}, {mainOffice.locality}
        </li>
        <li className={styles.last}>
          <a href={`mailto:${organisation.email}`} aria-label={t('topBar.email', organisation)}>
            <Mail size={14} aria-hidden />
            <Ltr className={styles.email}>{organisation.email}</Ltr>
          </a>
        </li>
      </ul>
    </aside>
  )
}
