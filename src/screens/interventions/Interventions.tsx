import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { InterventionLoader } from '#components/InterventionLoader.tsx'
import { LevelPrice } from '#components/LevelPrice.tsx'
import { NextSteps } from '#components/NextSteps.tsx'
import { TaxAdvice } from '#components/TaxAdvice.tsx'
import { VisaPage } from '#components/VisaPage.tsx'
import { useDirectorySearch } from '#components/useDirectorySearch.ts'
import { useLevelPrice } from '#components/usePrices.ts'
import { useScrollToHash } from '#components/useScrollToHash.ts'
import type { VisaPageSlugs, VisaSelection } from '#components/useVisaSelection.ts'
import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Interventions.module.css'

/** 'Nos interventions': the service levels for a visa of a country (spec 2.4). */
export function Interventions() {
  const { t } = useTranslation('interventions')
  return (
    <VisaPage
      to="/interventions/$country/$visa"
      title={t('title')}
      renderContent={(selection, slugs) => (
        <div className={styles.columns}>
          <div className={styles.heading}>
            <h2>{t('title')}</h2>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <ServiceLevels selection={selection} slugs={slugs} />
        </div>
      )}
    />
  )
}

interface ServiceLevelsProps {
  selection: VisaSelection
  /** The slugs of the selection, for the link to its offers. */
  slugs: VisaPageSlugs
}

/** The levels of the selected intervention, one open at a time (spec 2.4, 4). */
function ServiceLevels({ selection, slugs }: ServiceLevelsProps) {
  const { t } = useTranslation('interventions')
  const { toText } = useRecordTexts()
  return (
    <InterventionLoader
      namespace="interventions"
      selection={selection}
      className={styles.levels}
      getDoneLabel={(count) => t('loaded', { count, visa: toText(selection.visa?.name ?? '') })}
      placeholder={<Skeleton variant="block" className={styles.placeholder} />}
    >
      {(levels, id) => (
        <LevelAccordion key={id} levels={levels} selection={selection} slugs={slugs} />
      )}
    </InterventionLoader>
  )
}

interface LevelAccordionProps {
  levels: readonly ServiceLevel[]
  selection: VisaSelection
  slugs: VisaPageSlugs
}

function LevelAccordion({ levels, selection, slugs }: LevelAccordionProps) {
  useScrollToHash(levels.map(toLevelAnchor))
  return (
    <>
      <Accordion headingLevel={3}>
        {levels.map((level) => (
          <ServiceLevelItem
            key={level.levelNumber}
            level={level}
            selection={selection}
            slugs={slugs}
          />
        ))}
      </Accordion>
      <TaxAdvice levels={levels} />
      <NextSteps
        from="interventions"
        selection={selection}
        slugs={slugs}
        className={styles.steps}
      />
    </>
  )
}

interface ServiceLevelItemProps extends Omit<LevelAccordionProps, 'levels'> {
  level: ServiceLevel
}

/** One level: heading and fee; when open, the full description and the link to the offers (spec 2.4). */
function ServiceLevelItem({ level, selection, slugs }: ServiceLevelItemProps) {
  const { t } = useTranslation('interventions')
  const toSearch = useDirectorySearch()
  const { country, visa } = selection
  const { translate } = useRecordTexts()
  const need = {
    country: slugs.country,
    subject: slugs.visa,
    level: String(level.levelNumber),
  }
  const price = useLevelPrice()(level).text
  const notes = getFilledText(level.serviceFee?.notes)
  const title = translate(level.title)
  return (
    <AccordionItem
      id={toLevelAnchor(level)}
      title={
        <span lang={title.lang}>
          {t('levelHeading', { levelNumber: level.levelNumber, title: title.children })}
        </span>
      }
      note={<span {...price} />}
    >
      <div className={styles.serviceLevelItemColumns}>
        <RichText html={level.fullDescription} topHeadingLevel={4} className={proseClassName} />
        <dl className={styles.fee}>
          <div>
            <dt>{t('fee')}</dt>
            <dd>
              <LevelPrice level={level} country={country} />
            </dd>
          </div>
          {notes !== undefined && (
            <div>
              <dt>{t('notes')}</dt>
              <dd {...translate(notes)} />
            </div>
          )}
        </dl>
      </div>
      <p className={styles.actions}>
        <Link
          to="/pricing/$country/$visa"
          params={slugs}
          hash={toLevelAnchor(level)}
          className={getButtonClassName('secondary')}
        >
          <span>{t('offers')}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
        <FindLawyerLink text="level" level={level.levelNumber} search={toSearch(need, visa?.id)} />
        {level.levelNumber === appealLevel && country !== undefined && (
          <Link
            to="/lettre"
            search={{ country: country.code, subject: slugs.visa }}
            className={getButtonClassName('tertiary')}
          >
            <span>{t('deadline')}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </p>
    </AccordionItem>
  )
}
