import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import styles from './Offer.module.css'

interface OfferProps {
  level: ServiceLevel
  slugs: { country: string; visa: string }
}

/** One level as an offer; the way on is a contact form that already knows what is asked for. */
export function Offer({ level, slugs }: OfferProps) {
  const { t } = useTranslation('offers')
  const lang = useContentLanguage()
  const { valueString, basis, notes } = level.serviceFee ?? {}
  return (
    <li className={styles.offer}>
      <div className={styles.heading}>
        <CodeLabel>{t('level', level)}</CodeLabel>
        <h3 lang={lang}>{level.title}</h3>
      </div>
      <p className={styles.price} lang={lang}>
        {valueString ?? t('onRequest')}
      </p>
      <p className={styles.summary} lang={lang}>
        {level.summary}
      </p>
      <Link
        to="/contact"
        search={{ country: slugs.country, subject: slugs.visa, level: String(level.levelNumber) }}
        hash="formulaire"
        className={getButtonClassName('secondary')}
        aria-label={t('chooseLevel', level)}
      >
        {t('choose')}
      </Link>
      <RichText
        html={level.fullDescription}
        topHeadingLevel={4}
        className={clsx(proseClassName, styles.description)}
      />
      <dl className={styles.terms} lang={lang}>
        {basis != null && basis !== '' && (
          <div>
            <dt>{t('basis')}</dt>
            <dd>{basis}</dd>
          </div>
        )}
        {notes != null && notes !== '' && (
          <div>
            <dt>{t('notes')}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
