import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { useIntervention } from '#components/visa-selection/useIntervention.ts'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { Offer } from './Offer.tsx'
import styles from './OfferComparison.module.css'

interface OfferComparisonProps {
  selection: VisaSelection
  slugs: { country: string; visa: string }
}

/** One column a level, their parts on common lines; one below the other on a phone. */
export function OfferComparison({ selection, slugs }: OfferComparisonProps) {
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
