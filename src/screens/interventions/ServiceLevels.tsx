import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { useIntervention } from '#components/visa-selection/useIntervention.ts'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { Accordion } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { ServiceLevelItem } from './ServiceLevelItem.tsx'
import styles from './ServiceLevels.module.css'

interface ServiceLevelsProps {
  selection: VisaSelection
  /** Where the offers for the selection are. */
  slugs: { country: string; visa: string }
}

/** The levels of the intervention for the selected country and visa, one open at a time (spec 2.4, 4). */
export function ServiceLevels({ selection, slugs }: ServiceLevelsProps) {
  const { t } = useTranslation('interventions')
  const lang = useContentLanguage()
  const { intervention, levels, status, retry } = useIntervention(selection)
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
      className={styles.levels}
      busy={status === 'loading'}
      label={t('loading')}
      doneLabel={t('loaded', { count: levels.length, visa: visa?.name ?? '' })}
    >
      {status === 'loading' ? (
        <Skeleton variant="block" className={styles.placeholder} />
      ) : (
        <>
          <header className={styles.heading}>
            <p className={styles.labels}>
              <CodeLabel lang={lang}>{country?.name ?? ''}</CodeLabel>
              <LanguageNote />
            </p>
            <h2 lang={lang}>{visa?.name}</h2>
          </header>
          <Accordion key={intervention?.id} headingLevel={3}>
            {levels.map((level) => (
              <ServiceLevelItem key={level.levelNumber} level={level} slugs={slugs} />
            ))}
          </Accordion>
        </>
      )}
    </LoadingRegion>
  )
}
