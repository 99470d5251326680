import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { InterventionLoader } from '#components/InterventionLoader.tsx'
import { LanguageNote } from '#components/LanguageNote.tsx'
import { CountryToggleGroup, VisaSelect, VisaLinks } from '#components/VisaSelectors.tsx'
import { useLevelPrice } from '#components/useFormatters.ts'
import {
  type VisaPageSlugs,
  type VisaSelection,
  useVisaPage,
} from '#components/useVisaSelection.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { toDirectorySearch } from '#domain/lawyers/need.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Interventions.module.css'

/** 'Nos interventions': the service levels for a visa of a country (spec 2.4). */
export function Interventions() {
  const { t } = useTranslation(['interventions', 'visaSelection'])
  const { selection, slugs, selectCountry, selectVisa } = useVisaPage(
    '/interventions/$country/$visa',
  )

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <TranslationNotice />
      <CountryToggleGroup selection={selection} onChange={selectCountry} />
      <div className={styles.columns}>
        <aside className={styles.sidebar} aria-label={t('visaSelection:choice')}>
          <VisaSelect selection={selection} onChange={selectVisa} />
          <VisaLinks selection={selection} to="/interventions/$country/$visa" />
          <Link to="/detailsvisa/$country/$visa" params={slugs} className={styles.details}>
            <span>{t('visaDetails')}</span>
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
  slugs: VisaPageSlugs
}

/** The levels of the selected intervention, one open at a time (spec 2.4, 4). */
function ServiceLevels({ selection, slugs }: ServiceLevelsProps) {
  const { t } = useTranslation('interventions')
  const { translate, toText } = useRecordTexts()
  const nameCountry = useCountryName()
  const { country, visa } = selection
  const name = translate(visa?.name ?? '')
  return (
    <InterventionLoader
      namespace="interventions"
      selection={selection}
      className={styles.levels}
      getDoneLabel={(count) => t('loaded', { count, visa: toText(visa?.name ?? '') })}
      placeholder={<Skeleton variant="block" className={styles.placeholder} />}
    >
      {(levels, id) => (
        <>
          <header className={styles.heading}>
            <p className={styles.labels}>
              <CodeLabel {...nameCountry(country ?? { code: '', name: '' })} />
              <LanguageNote text={visa?.name} />
            </p>
            <h2 lang={name.lang}>{name.children}</h2>
          </header>
          <Accordion key={id} headingLevel={3}>
            {levels.map((level) => (
              <ServiceLevelItem key={level.levelNumber} level={level} slugs={slugs} />
            ))}
          </Accordion>
        </>
      )}
    </InterventionLoader>
  )
}

/** One level: heading and fee; when open, the full description and the link to the offers (spec 2.4). */
function ServiceLevelItem({ level, slugs }: { level: ServiceLevel; slugs: VisaPageSlugs }) {
  const { t, i18n } = useTranslation('interventions')
  const { translate } = useRecordTexts()
  const need = {
    country: slugs.country,
    subject: slugs.visa,
    level: String(level.levelNumber),
  }
  const price = useLevelPrice()(level)
  const notes = getFilledText(level.serviceFee?.notes)
  const title = translate(level.title)
  return (
    <AccordionItem
      id={`niveau-${level.levelNumber}`}
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
            <dd className={styles.price} {...price} />
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
        <Link to="/pricing/$country/$visa" params={slugs} className={getButtonClassName('primary')}>
          <span>{t('offers')}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
        <FindLawyerLink text="level" search={toDirectorySearch(need, getLanguage(i18n))} />
      </p>
    </AccordionItem>
  )
}
