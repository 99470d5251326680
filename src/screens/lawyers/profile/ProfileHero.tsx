import { Contact } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LawyerPicture } from '#components/LawyerPicture.tsx'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { useFormatPrice } from '#components/usePrices.ts'
import { usePageUrl } from '#components/usePageUrl.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { createPassportLines, createVCard } from '#domain/lawyers/profile.ts'
import { slugify } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { ShortlistButton } from '../ShortlistButton.tsx'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './ProfileHero.module.css'

/**
 * 'Maître {name}' (spec 2.12) in the layout of a passport page: portrait, details, machine-readable
 * lines.
 */
export function ProfileHero({ lawyer, onContact }: { lawyer: Lawyer; onContact: () => void }) {
  const { t } = useTranslation('lawyer')
  const { translate } = useRecordTexts()
  const name = t('title', lawyer)
  return (
    <header className={styles.hero}>
      <GuillocheBackground seed={lawyer.name} fade />
      <div className={styles.width}>
        <Breadcrumbs title={name} isName isBelowList />
        <div className={styles.page}>
          <div className={styles.portrait}>
            <LawyerPicture lawyer={lawyer} withOffer />
          </div>
          <div className={styles.text}>
            <h1 translate="no">{name}</h1>
            <p className={styles.title} {...translate(lawyer.title)} />
            <p className={styles.place}>
              <Flag code={lawyer.country.code} size="small" />
              <LawyerPlace lawyer={lawyer} />
            </p>
            <VerificationStatus lawyer={lawyer} />
            <FirstAppointment lawyer={lawyer} />
            <div className={styles.actions}>
              <Button onClick={onContact}>{t('contact')}</Button>
              <ShortlistButton lawyer={lawyer} />
              <VCardButton lawyer={lawyer} />
            </div>
          </div>
        </div>
        <TranslationNotice />
        <PassportLines lawyer={lawyer} />
      </div>
    </header>
  )
}

/** What a first appointment costs, and when the next one is. */
function FirstAppointment({ lawyer: { pricing, firstSlotInDays } }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers')
  const formatPrice = useFormatPrice()
  return (
    <p className={styles.appointment}>
      <span>{t('card.first')}</span>
      <strong className={styles.price}>{formatPrice(pricing.firstConsultation, pricing)}</strong>
      {firstSlotInDays != null && <strong>{t('card.slot', { count: firstSlotInDays })}</strong>}
    </p>
  )
}

/**
 * The machine-readable lines of a passport: name, country and oath. Decorative; the text above has the
 * same data.
 */
function PassportLines({ lawyer }: { lawyer: Lawyer }) {
  return (
    <p translate="no" className={styles.lines} aria-hidden>
      {createPassportLines(lawyer).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

/** Downloads the lawyer's vCard in the language of the page, created on click. */
function VCardButton({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const { toText } = useRecordTexts()
  const nameCountry = useCountryName()
  const profileUrl = usePageUrl()

  function downloadVCard(): void {
    const { country } = lawyer
    const card = createVCard(
      {
        ...lawyer,
        title: toText(lawyer.title),
        country: { ...country, name: nameCountry(country).children },
      },
      profileUrl,
    )
    // Not by src/platform/download-text.ts: shared with the back-office, it would be a file of its own on this page.
    const file = new Blob([card], { type: 'text/vcard;charset=utf-8' })
    const objectUrl = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = objectUrl
    link.download = `${slugify(lawyer.name)}.vcf`
    link.click()
    URL.revokeObjectURL(objectUrl)
  }
  return (
    <Button variant="tertiary" size="small" onClick={downloadVCard}>
      <Contact size={16} aria-hidden />
      <span>{t('save')}</span>
    </Button>
  )
}
