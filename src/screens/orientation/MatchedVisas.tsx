import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { splitSections } from '#content/sections.ts'
import type { Country } from '#contract/countries.ts'
import type { VisaPurpose } from '#contract/record-facts.ts'
import type { Visa } from '#contract/visas.ts'
import type { OrientationAnswers } from '#domain/orientation/orientation.ts'
import { findNamedPurpose, type KnownVisa } from '#domain/orientation/visa-matches.ts'
import { sectionAnchorPrefix, type Slugged, slugify } from '#domain/slug.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'

import styles from './Orientation.module.css'
import { getWording, useOptions } from './useAnswers.ts'

interface MainVisaProps {
  answers: OrientationAnswers
  country: Slugged<Country>
  visa: KnownVisa<Slugged<Visa>>
}

/** The visa that people apply for to do this, and what the authority checks. */
export function MainVisa({ answers, country, visa }: MainVisaProps) {
  const { t } = useTranslation('orientation')
  const { translate } = useRecordTexts()
  const purpose = findNamedPurpose(answers.purpose)
  // With a relative at home, the family comes before what one wants to do.
  const isForPurpose = purpose !== undefined && visa.facts?.purpose === purpose
  const checked = splitSections(visa.content).sections.find(
    ({ heading }) => heading === visa.facts?.checkedHeading,
  )
  const page = { country: country.slug, visa: visa.slug }
  return (
    <Sheet seed={`${country.slug}/${visa.slug}`} countryCode={country.code}>
      <SheetBody>
        <CodeLabel variant="ink">{t('result.main')}</CodeLabel>
        <h3 className={styles.visaName}>
          <Link to="/detailsvisa/$country/$visa" params={page} {...translate(visa.name)} />
        </h3>
        <p>
          {isForPurpose
            ? t('result.mainReason', { purpose: t(`purposes.${purpose}`) })
            : t('result.mainReasonFamily')}
        </p>
        {checked === undefined ? (
          <p>
            <Link to="/detailsvisa/$country/$visa" params={page} className={styles.onward}>
              <span>{t('result.conditions')}</span>
              <ArrowRight size={16} aria-hidden />
            </Link>
          </p>
        ) : (
          <p>
            <span>{t('result.checked')}</span>{' '}
            <Link
              to="/detailsvisa/$country/$visa"
              params={page}
              // As the text of the visa names its headings.
              hash={`${sectionAnchorPrefix}-${slugify(checked.heading)}`}
              {...translate(checked.heading)}
            />
          </p>
        )}
      </SheetBody>
    </Sheet>
  )
}

interface OtherVisasProps extends Pick<MainVisaProps, 'answers' | 'country'> {
  also: readonly KnownVisa<Slugged<Visa>>[]
  notKept: readonly KnownVisa<Slugged<Visa>>[]
  others: readonly KnownVisa<Slugged<Visa>>[]
}

/** The other visas of the country, each with why it is where it is. */
export function OtherVisas({ answers, country, also, notKept, others }: OtherVisasProps) {
  const { t } = useTranslation('orientation')
  const purposes = useOptions(getWording(answers))('purpose')
  const answer = purposes.find(({ value }) => value === answers.purpose)?.label ?? ''
  return (
    <>
      {also.length > 0 && (
        <div className={styles.part}>
          <h3>{t('result.also')}</h3>
          <VisaLinks country={country} visas={also} getReason={(purpose) => t(`also.${purpose}`)} />
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.part}>
          <h3>{t('result.others')}</h3>
          <p>{t('result.othersLead')}</p>
          <VisaLinks country={country} visas={others} />
        </div>
      )}
      {notKept.length > 0 && (
        <Accordion headingLevel={3}>
          <AccordionItem title={t('result.notKept')}>
            <VisaLinks
              country={country}
              visas={notKept}
              getReason={(purpose) =>
                t('result.notKeptReason', { purpose: t(`purposes.${purpose}`), answer })
              }
            />
          </AccordionItem>
        </Accordion>
      )}
    </>
  )
}

interface VisaLinksProps {
  country: Slugged<Country>
  visas: readonly KnownVisa<Slugged<Visa>>[]
  getReason?: (purpose: VisaPurpose) => string
}

function VisaLinks({ country, visas, getReason }: VisaLinksProps) {
  const { translate } = useRecordTexts()
  return (
    <ul role="list" className={styles.visas}>
      {visas.map((visa) => {
        const purpose = visa.facts?.purpose
        return (
          <li key={visa.id}>
            <Link
              to="/detailsvisa/$country/$visa"
              params={{ country: country.slug, visa: visa.slug }}
              {...translate(visa.name)}
            />
            {getReason !== undefined && purpose !== undefined && <span>{getReason(purpose)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
