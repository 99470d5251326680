import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { mainOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

/** The phone number of the top bar and, on a phone, of the menu (spec 2.2). */
export function PhoneLink() {
  const { t } = useTranslation('layout')
  return (
    <a href={toTelUrl(mainOffice.phone)} aria-label={t('topBar.phone', mainOffice)}>
      <Phone size={14} aria-hidden />
      <Ltr>{mainOffice.phone}</Ltr>
    </a>
  )
}

/** The e-mail address in the same places. */
export function EmailLink() {
  const { t } = useTranslation('layout')
  return (
    <a href={`mailto:${organisation.email}`} aria-label={t('topBar.email', organisation)}>
      <Mail size={14} aria-hidden />
      <Ltr>{organisation.email}</Ltr>
    </a>
  )
}
