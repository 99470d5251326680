import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useIntervention } from '#components/visa-selection/useIntervention.ts'
import { useVisaPage } from '#components/visa-selection/useVisaPage.ts'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { VisaSelect } from '#components/visa-selection/VisaSelect.tsx'
import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Offers.module.css'

interface OffersProps {
  /** The slugs in the URL. */
  country: string
  visa: string
}

/** The levels of a visa as offers, side by side (spec 2.1, docs/decisions.md). */
export function Offers({ country, visa }: OffersProps) {
  const { t } = useTranslation('offers')
  const { selection, slugs, selectCountry, selectVisa } = useVisaPage('/pricing/$country/$visa', {
    country,
    visa,
  })

  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        action={
          <Link to="/interventions/$country/$visa" params={slugs} className={styles.details}>
            {t('interventions')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        }
      />
      <div className={styles.selects}>
        <CountryToggleGroup selection={selection} onChange={selectCountry} />
        <VisaSelect selection={selection} onChange={selectVisa} />
      </div>
      <OfferComparison selection={selection} slugs={slugs} />
    </Page>
  )
}

interface OfferComparisonProps {
  selection: VisaSelection
  slugs: { country: string; visa: string }
}

/** A column per level; stacked on a phone. */
function OfferComparison({ selection, slugs }: OfferComparisonProps) {
  const { t } = useTranslation('offers')
  const lang = useContentLanguage()
  const { levels, status, retry } = useIntervention(selection)
  const { country, visa } = selection

  if (status === 'none') return null
  if (status === 'failed') {
    return <RetryMessage title={t('failed')} text={t('failedAdvice')} onRetry={retry} />
  }
  if (status === 'loaded' && levels.length === 0) {
    return (
      <EmptyState
        variant="empty"
        title={t('none')}
        text={t('noneAdvice')}
        action={
          <Link to="/contact" className={getButtonClassName('secondary')}>
            {t('contact')}
          </Link>
        }
      />
    )
  }
  return (
    <LoadingRegion
      busy={status === 'loading'}
      label={t('loading')}
      doneLabel={t('loaded', { count: levels.length })}
    >
      {status === 'loading' ? (
        <div className={styles.placeholders}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} variant="block" className={styles.placeholder} />
          ))}
        </div>
      ) : (
        <section data-ink={country?.code.toLowerCase()}>
          <header className={styles.heading}>
            <h2 className={styles.title} lang={lang}>
              {visa?.name}, {country?.name}
            </h2>
            <LanguageNote />
          </header>
          <ul role="list" className={styles.offers}>
            {levels.map((level) => (
              <Offer key={level.levelNumber} level={level} slugs={slugs} />
            ))}
          </ul>
        </section>
      )}
    </LoadingRegion>
  )
}

interface OfferProps {
  level: ServiceLevel
  slugs: { country: string; visa: string }
}

/** One level as an offer, with a link to the prefilled contact form. */
function Offer({ level, slugs }: OfferProps) {
  const { t } = useTranslation('offers')
  const lang = useContentLanguage()
  const { valueString, basis, notes } = level.serviceFee ?? {}
  return (
    <li className={styles.offer}>
      <div className={styles.offerHeading}>
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
