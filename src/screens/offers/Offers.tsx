import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { InterventionLoader } from '#components/InterventionLoader.tsx'
import { LetterLine } from '#components/LetterLine.tsx'
import { LevelPrice } from '#components/LevelPrice.tsx'
import { TaxAdvice } from '#components/TaxAdvice.tsx'
import { VisaPage } from '#components/VisaPage.tsx'
import { useDirectorySearch } from '#components/useDirectorySearch.ts'
import { useLevelPrice } from '#components/usePrices.ts'
import { useScrollToHash } from '#components/useScrollToHash.ts'
import type { VisaPageSlugs, VisaSelection } from '#components/useVisaSelection.ts'
import { RichText } from '#content/RichText.tsx'
import { isShort, splitSections } from '#content/sections.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Offers.module.css'

/** The levels of a visa as offers, side by side (spec 2.1, docs/decisions.md). */
export function Offers() {
  const { t } = useTranslation('offers')
  return (
    <VisaPage
      to="/pricing/$country/$visa"
      title={t('title')}
      renderContent={(selection, slugs) => (
        <section className={styles.section}>
          <div className={styles.heading}>
            <h2>{t('title')}</h2>
            <p className={styles.lead}>{t('lead')}</p>
            <p className={styles.buttons}>{t('buttons')}</p>
          </div>
          <OfferComparison selection={selection} slugs={slugs} />
        </section>
      )}
    />
  )
}

function OfferComparison({ selection, slugs }: { selection: VisaSelection; slugs: VisaPageSlugs }) {
  const { t } = useTranslation('offers')
  return (
    <InterventionLoader
      namespace="offers"
      selection={selection}
      getDoneLabel={(count) => t('loaded', { count })}
      placeholder={
        <div className={styles.placeholders}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} variant="block" className={styles.placeholder} />
          ))}
        </div>
      }
    >
      {(levels) => <OfferTable levels={levels} selection={selection} slugs={slugs} />}
    </InterventionLoader>
  )
}

interface OfferTableProps {
  levels: readonly ServiceLevel[]
  selection: VisaSelection
  slugs: VisaPageSlugs
}

/** A column per level, whose rows align; one after another on a phone, under a list of them. */
function OfferTable({ levels, selection, slugs }: OfferTableProps) {
  const { t } = useTranslation('offers')
  const { translate } = useRecordTexts()
  const getPrice = useLevelPrice()
  useScrollToHash(levels.map(toLevelAnchor))
  const offers = levels.map((level) => ({ level, ...splitSections(level.fullDescription) }))
  // A short section that several levels have is a row of the table.
  const shortHeadings = offers.flatMap(({ sections }) =>
    sections.filter((section) => isShort(section)).map(({ heading }) => heading),
  )
  const rows = [...new Set(shortHeadings)].filter(
    (heading) => heading !== '' && (levels.length === 1 || isRepeated(shortHeadings, heading)),
  )
  return (
    <div data-ink={selection.country?.code.toLowerCase()}>
      <nav className={styles.jumps} aria-label={t('jumps')}>
        <ol role="list">
          {levels.map((level) => (
            <li key={level.levelNumber}>
              <Link
                to="/pricing/$country/$visa"
                params={slugs}
                hash={toLevelAnchor(level)}
                // All of them are of this page.
                activeProps={{ 'aria-current': undefined }}
                className={styles.jump}
              >
                <span>{level.levelNumber}</span>
                <span {...translate(level.title)} />
                <span className={styles.jumpPrice} {...getPrice(level).text} />
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <ul role="list" className={styles.offers}>
        {offers.map(({ level, introduction, sections }) => (
          <li
            key={level.levelNumber}
            id={toLevelAnchor(level)}
            tabIndex={-1}
            className={styles.offer}
          >
            <OfferHead level={level} selection={selection} slugs={slugs} />
            <OfferTerms level={level} rows={rows} sections={sections} />
            <OfferDetails
              level={level}
              slugs={slugs}
              introduction={introduction}
              sections={sections.filter(
                (section) => !isShort(section) || !rows.includes(section.heading),
              )}
            />
          </li>
        ))}
      </ul>
      <TaxAdvice levels={levels} />
    </div>
  )
}

const isRepeated = (texts: readonly string[], text: string) =>
  texts.indexOf(text) !== texts.lastIndexOf(text)

/** Title, price and summary, with a link to the prefilled contact form and one to the lawyers. */
function OfferHead({ level, selection, slugs }: Omit<OfferTableProps, 'levels'> & LevelProps) {
  const { t } = useTranslation('offers')
  const toSearch = useDirectorySearch()
  const { country, visa } = selection
  const { translate } = useRecordTexts()
  const need = {
    country: slugs.country,
    subject: slugs.visa,
    level: String(level.levelNumber),
  }
  const title = translate(level.title)
  const summary = getFilledText(level.summary)
  return (
    <>
      <div className={styles.offerHeading}>
        <CodeLabel>{t('level', level)}</CodeLabel>
        <h3 lang={title.lang}>{title.children}</h3>
      </div>
      <LevelPrice level={level} country={country} />
      {summary === undefined ? <div /> : <p className={styles.summary} {...translate(summary)} />}
      <div className={styles.actions}>
        <Link
          to="/contact"
          search={need}
          hash="formulaire"
          className={getButtonClassName('secondary')}
          aria-label={t('chooseLevel', {
            levelNumber: level.levelNumber,
            title: title.children,
          })}
        >
          {t('choose')}
        </Link>
        <FindLawyerLink text="level" level={level.levelNumber} search={toSearch(need, visa?.id)} />
        {level.levelNumber === appealLevel && (
          <LetterLine search={{ country: country?.code, subject: slugs.visa }} />
        )}
      </div>
    </>
  )
}

interface LevelProps {
  level: ServiceLevel
}

type Sections = ReturnType<typeof splitSections>['sections']

/** What the levels have in common: what one receives, how long it takes, what is not included. */
function OfferTerms({
  level,
  rows,
  sections,
}: LevelProps & { rows: readonly string[]; sections: Sections }) {
  const { t } = useTranslation('offers')
  const { translate } = useRecordTexts()
  const notes = getFilledText(level.serviceFee?.notes)
  return (
    <dl className={styles.terms}>
      {rows.map((heading) => {
        const section = sections.find((one) => one.heading === heading && isShort(one))
        return (
          <div key={heading} className={styles.term}>
            <dt {...translate(heading)} />
            <dd>
              {section === undefined ? (
                t('notStated')
              ) : (
                <RichText html={section.html} topHeadingLevel={4} />
              )}
            </dd>
          </div>
        )
      })}
      {notes === undefined ? (
        <div />
      ) : (
        <div className={styles.term}>
          <dt>{t('notes')}</dt>
          <dd {...translate(notes)} />
        </div>
      )}
    </dl>
  )
}

interface OfferDetailsProps extends LevelProps {
  slugs: VisaPageSlugs
  introduction: string
  /** The sections that are no rows of the table. */
  sections: Sections
}

/** The rest of the description, folded. */
function OfferDetails({ level, slugs, introduction, sections }: OfferDetailsProps) {
  const { t } = useTranslation('offers')
  const { translate } = useRecordTexts()
  if (introduction.trim() === '' && sections.length === 0) return <div />
  return (
    <Accordion headingLevel={4} className={styles.details}>
      <AccordionItem title={t('details')}>
        <div className={styles.description}>
          <RichText html={introduction} topHeadingLevel={4} className={proseClassName} />
          {sections.map(({ place, heading, html }) => (
            <section key={place}>
              {heading !== '' && (
                <h5 lang={translate(heading).lang}>{translate(heading).children}</h5>
              )}
              <RichText html={html} topHeadingLevel={4} className={proseClassName} />
            </section>
          ))}
          <Link
            to="/interventions/$country/$visa"
            params={slugs}
            hash={toLevelAnchor(level)}
            className={getButtonClassName('tertiary')}
          >
            <span>{t('intervention')}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
      </AccordionItem>
    </Accordion>
  )
}
