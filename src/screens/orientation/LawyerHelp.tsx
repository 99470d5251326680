import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { LevelPrice } from '#components/LevelPrice.tsx'
import { TaxAdvice } from '#components/TaxAdvice.tsx'
import { useLevelPrice } from '#components/usePrices.ts'
import { readLevelDescription } from '#content/level-description.ts'
import type { Country } from '#contract/countries.ts'
import type { Intervention, ServiceLevel } from '#contract/interventions.ts'
import type { RecordFacts } from '#contract/record-facts.ts'
import type { Visa } from '#contract/visas.ts'
import { appealLevel, toDirectorySearch } from '#domain/lawyers/need.ts'
import { getOffice, toTelUrl } from '#domain/organisation.ts'
import type { OrientationAnswers } from '#domain/orientation/orientation.ts'
import { listOffices } from '#domain/orientation/exits.ts'
import {
  type CountryResult,
  findAdviceExample,
  getNeededLevel,
  getWantedPurposes,
  type KnownVisa,
  toLetterStart,
} from '#domain/orientation/visa-matches.ts'
import type { Slugged } from '#domain/slug.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

import styles from './Orientation.module.css'
import { useOptions } from './useAnswers.ts'

interface LawyerHelpProps {
  answers: OrientationAnswers
  country: Slugged<Country> | undefined
  found: CountryResult<KnownVisa<Slugged<Visa>>>
  /** For the example of a price, where the country has none. */
  countries: readonly Slugged<Country>[]
  interventions: readonly Intervention[]
  /** For the area of law of a purpose. */
  facts: readonly RecordFacts[]
}

/** The help of a lawyer with its price, how to do without, and the people of the country. */
export function LawyerHelp(props: LawyerHelpProps) {
  const { answers, country, found } = props
  return (
    <>
      {answers.help === 'alone' && <Alone country={country} visa={found.main} />}
      {/* Who waits has applied already. */}
      {answers.decision !== 'waiting' && <Prices {...props} />}
      {answers.help !== 'alone' && <Alone country={country} visa={found.main} />}
      <LegalAid country={country} />
      <People {...props} />
    </>
  )
}

/** Of the levels of the visa, or of an opinion where there is none. */
function Prices(props: LawyerHelpProps) {
  const { country, found } = props
  return found.main !== undefined && country !== undefined && found.levels.length > 0 ? (
    <Levels {...props} country={country} visa={found.main} />
  ) : (
    <Advice {...props} />
  )
}

interface VisaProps {
  country: Slugged<Country> | undefined
  visa: Slugged<Visa> | undefined
}

/** What it takes to do without a lawyer. */
function Alone({ country, visa }: VisaProps) {
  const { t } = useTranslation('orientation')
  return (
    <div className={styles.part}>
      <h3>{t('result.alone')}</h3>
      <p>{t('result.aloneText')}</p>
      {visa !== undefined && country !== undefined && (
        <p>
          <Link
            to="/detailsvisa/$country/$visa"
            params={{ country: country.slug, visa: visa.slug }}
          >
            {t('result.aloneLink')}
          </Link>
        </p>
      )}
    </div>
  )
}

interface LevelsProps extends LawyerHelpProps {
  country: Slugged<Country>
  visa: KnownVisa<Slugged<Visa>>
}

/** Every level in its order. The cheapest that does what was asked for is named; none is chosen. */
function Levels({ answers, country, visa, found: { levels, fitting } }: LevelsProps) {
  const { t } = useTranslation('orientation')
  const { translate } = useRecordTexts()
  const getPrice = useLevelPrice()
  const answer = useOptions()('help').find(({ value }) => value === answers.help)?.label ?? ''
  return (
    <div className={styles.part}>
      <h3>{t('result.levels')}</h3>
      {fitting !== undefined && (
        <p>
          {t(getFittingKey(answers), {
            answer,
            levelNumber: fitting.levelNumber,
            price: getPrice(fitting).text.children,
          })}
        </p>
      )}
      <ol role="list" className={styles.levels}>
        {levels.map((level) => (
          <li key={level.levelNumber}>
            <div className={styles.levelText}>
              <CodeLabel>{t('result.level', { levelNumber: level.levelNumber })}</CodeLabel>
              <Link
                to="/interventions/$country/$visa"
                params={{ country: country.slug, visa: visa.slug }}
                hash={toLevelAnchor(level)}
                {...translate(level.title)}
              />
              <UsualTime level={level} heading={visa.facts?.usualTimeHeading} />
            </div>
            <LevelPrice level={level} country={country} />
          </li>
        ))}
      </ol>
      <TaxAdvice levels={levels} />
    </div>
  )
}

/** Who does it alone, or does not know, has asked for no level. */
function getFittingKey({ help }: OrientationAnswers) {
  if (help === 'alone') return 'result.fittingAlone'
  return help === 'unknown' ? 'result.fittingUnknown' : 'result.fitting'
}

interface UsualTimeProps {
  level: ServiceLevel
  heading: string | null | undefined
}

/** The sentence of a level about its usual time, if its description has one. */
function UsualTime({ level, heading }: UsualTimeProps) {
  const { translate } = useRecordTexts()
  const { usualTime } = readLevelDescription(level.fullDescription, heading)
  if (usualTime === undefined) return null
  return (
    <span className={styles.time}>
      <span {...translate(usualTime.heading)} /> <span {...translate(usualTime.text)} />
    </span>
  )
}

/** An opinion with its price, before one knows which visa it is. */
function Advice({ country, found: { advice }, countries, interventions }: LawyerHelpProps) {
  const { t } = useTranslation('orientation')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const example = advice === undefined ? findAdviceExample(countries, interventions) : undefined
  const level = advice?.level ?? example?.level
  return (
    <div className={styles.part}>
      <h3>{t('result.advice')}</h3>
      <p>{t('result.adviceText')}</p>
      {level !== undefined && (
        <div className={styles.advice}>
          {advice?.visa !== undefined && country !== undefined && (
            <p>
              <span>{t('result.adviceOf')}</span>{' '}
              <Link
                to="/interventions/$country/$visa"
                params={{ country: country.slug, visa: advice.visa.slug }}
                hash={toLevelAnchor(level)}
                {...translate(advice.visa.name)}
              />
            </p>
          )}
          {advice !== undefined && advice.visa === undefined && <p>{t('result.adviceFrom')}</p>}
          {example !== undefined && (
            <p>
              <span>{t('result.adviceExample')}</span> <span {...nameCountry(example.country)} />
            </p>
          )}
          <LevelPrice level={level} country={country ?? example?.country} />
        </div>
      )}
      <p>
        <Link to="/services">{t('result.services')}</Link>
      </p>
    </div>
  )
}

/** Beside the prices, who may pay them. */
function LegalAid({ country }: Pick<PeopleProps, 'country'>) {
  const { t } = useTranslation('orientation')
  const offices = listOffices('legalAid', country === undefined ? [] : [country.code])
  return (
    <p className={styles.note}>
      <span>{t('exits.texts.legalAid')}</span>{' '}
      {offices.length > 0 && (
        <span>
          <span>{t('exits.offices')}</span> <span translate="no">{offices.join(', ')}</span>
        </span>
      )}
    </p>
  )
}

type PeopleProps = Pick<LawyerHelpProps, 'answers' | 'country' | 'found' | 'facts'>

/** The lawyers of the country, for this and in this language; a message; the office. */
function People({ answers, country, found, facts }: PeopleProps) {
  const { t, i18n } = useTranslation(['orientation', 'layout', 'pages'])
  const { phone } = getOffice(country?.code)
  const { main: visa, fitting } = found
  // The area of law of what is wanted, even where the country has no page about it.
  const purpose = getWantedPurposes(answers, country?.code)?.main
  const { area } = visa?.facts ?? facts.find((one) => one.purpose === purpose) ?? {}
  const textOfVisa = visa === undefined ? 'offer' : 'visa'
  const level = getNeededLevel(answers, fitting)
  const need = { country: country?.slug, subject: visa?.slug, level: level?.toString() }
  const search = toDirectorySearch(need, getLanguage(i18n), area)
  return (
    <div className={styles.part}>
      <h3>{t('result.people')}</h3>
      <div className={styles.actions}>
        <FindLawyerLink
          text={level === appealLevel ? 'appeal' : textOfVisa}
          variant="primary"
          search={search}
        />
        <Link
          to="/contact"
          search={need}
          hash="formulaire"
          className={getButtonClassName('secondary')}
        >
          {t('result.contact')}
        </Link>
        <a href={toTelUrl(phone)} className={styles.phone}>
          <Phone size={16} strokeWidth={1.75} aria-hidden />
          <Ltr>{phone}</Ltr>
        </a>
        {country !== undefined && visa !== undefined && (
          <Link to="/mon-dossier" search={need} className={styles.otherLink}>
            {t('result.caseFile')}
          </Link>
        )}
        <Link
          to="/lettre"
          search={toLetterStart(answers, country?.code, found.own?.slug)}
          className={styles.otherLink}
        >
          {t('pages:letter.title')}
        </Link>
      </div>
    </div>
  )
}
