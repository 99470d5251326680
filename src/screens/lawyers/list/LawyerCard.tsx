import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import { LawyerPicture } from '#components/lawyer/LawyerPicture.tsx'
import { ShortlistButton } from '../ShortlistButton.tsx'
import { useFormatLanguageName, useFormatPrice } from '#components/lawyer/useFormatters.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import { CompareLink } from './CompareLink.tsx'
import styles from './LawyerCard.module.css'

/** A lawyer in the list (spec 2.11). Drawn anew only when the record changes, however the list is narrowed. */
export const LawyerCard = memo(function LawyerCard({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const { id, name, title, country, address, description, areasOfLaw } = lawyer
  return (
    <article className={styles.card} data-ink={country.code.toLowerCase()}>
      <div className={styles.portrait}>
        <LawyerPicture lawyer={lawyer} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to="/detailsavocatslist/$id" params={{ id: String(id) }} className={styles.link}>
            {t('card.titledName', { name })}
          </Link>
        </h3>
        <p className={styles.place} lang={lang}>
          <span className={styles.city}>
            <Flag code={country.code} size="small" />
            {address.city}, {country.name}
          </span>
          <span>{title}</span>
        </p>
        <p className={styles.description} lang={lang}>
          {description}
        </p>
        <ul role="list" className={styles.tags} aria-label={t('card.areas')} lang={lang}>
          {areasOfLaw.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
        <p className={styles.languages}>
          <span className={styles.term}>{t('card.languages')}</span>{' '}
          {lawyer.languages.map(formatLanguageName).join(', ')}
        </p>
        <VerificationStatus lawyer={lawyer} variant="brief" />
      </div>
      <LawyerFigures lawyer={lawyer} />
    </article>
  )
})

/** What a visitor weighs: the price, the first free day, the years, the services. */
function LawyerFigures({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers')
  const formatPrice = useFormatPrice()
  const { pricing, firstSlotInDays, experienceYears } = lawyer
  return (
    <div className={styles.figures}>
      <p>
        <span className={styles.price}>{formatPrice(pricing.firstConsultation, pricing)}</span>
        <span className={styles.term}>{t('card.first')}</span>
      </p>
      <ul role="list" className={styles.facts}>
        {firstSlotInDays != null && <li>{t('card.slot', { count: firstSlotInDays })}</li>}
        <li>{t('card.years', { count: experienceYears })}</li>
        <li>{t('card.services', { count: pricing.services.length })}</li>
      </ul>
      <div className={styles.action}>
        <ShortlistButton lawyer={lawyer} />
        <CompareLink lawyerId={lawyer.id} />
      </div>
    </div>
  )
}
