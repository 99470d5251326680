import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { CountryToggleGroup } from '#components/visa-selection/CountryToggleGroup.tsx'
import { useIntervention } from '#components/visa-selection/useIntervention.ts'
import { useVisaPage } from '#components/visa-selection/useVisaPage.ts'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'
import { VisaLinks } from '#components/visa-selection/VisaLinks.tsx'
import { VisaSelect } from '#components/visa-selection/VisaSelect.tsx'
import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Interventions.module.css'

interface InterventionsProps {
  /** The slugs in the URL. */
  country: string
  visa: string
}

/** 'Nos interventions': the service levels for a visa of a country (spec 2.4). */
export function Interventions({ country, visa }: InterventionsProps) {
  const { t } = useTranslation(['interventions', 'visaSelection'])
  const { selection, slugs, selectCountry, selectVisa } = useVisaPage(
    '/interventions/$country/$visa',
    {
      country,
      visa,
    },
  )

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <CountryToggleGroup selection={selection} onChange={selectCountry} />
      <div className={styles.columns}>
        <aside className={styles.sidebar} aria-label={t('visaSelection:choice')}>
          <VisaSelect selection={selection} onChange={selectVisa} />
          <VisaLinks selection={selection} to="/interventions/$country/$visa" />
          <Link to="/detailsvisa" className={styles.details}>
            {t('visaDetails')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </aside>
        <ServiceLevels selection={selection} slugs={slugs} />
      </div>
    </Page>
  )
}

interface ServiceLevelsProps {
  selection: VisaSelection
  /** The slugs of the selection, for the link to its offers. */
  slugs: { country: string; visa: string }
}

/** The levels of the selected intervention, one open at a time (spec 2.4, 4). */
function ServiceLevels({ selection, slugs }: ServiceLevelsProps) {
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

interface ServiceLevelItemProps {
  level: ServiceLevel
  slugs: { country: string; visa: string }
}

/** One level: heading and fee; when open, the full description and the link to the offers (spec 2.4). */
function ServiceLevelItem({ level, slugs }: ServiceLevelItemProps) {
  const { t } = useTranslation('interventions')
  const lang = useContentLanguage()
  const fee = level.serviceFee
  return (
    <AccordionItem
      id={`niveau-${level.levelNumber}`}
      title={<span lang={lang}>{t('levelHeading', level)}</span>}
      note={<span lang={lang}>{fee?.valueString}</span>}
    >
      <div className={styles.serviceLevelItemColumns}>
        <RichText html={level.fullDescription} topHeadingLevel={4} className={proseClassName} />
        <dl className={styles.fee} lang={lang}>
          {fee?.valueString != null && (
            <div>
              <dt>{t('fee')}</dt>
              <dd className={styles.price}>{fee.valueString}</dd>
            </div>
          )}
          {fee?.notes != null && fee.notes !== '' && (
            <div>
              <dt>{t('notes')}</dt>
              <dd>{fee.notes}</dd>
            </div>
          )}
        </dl>
      </div>
      <Link to="/pricing/$country/$visa" params={slugs} className={getButtonClassName('primary')}>
        {t('offers')}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </AccordionItem>
  )
}
