import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { LawSourcesBelow } from '#components/LateLawSources.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import type { Country } from '#contract/countries.ts'
import type { VisaPurpose } from '#contract/record-facts.ts'
import type { Visa } from '#contract/visas.ts'
import {
  blocks,
  type OrientationQuestion,
  orientationQuestions,
  questionNames,
} from '#domain/orientation/orientation-questions.ts'
import { closePurposes, type KnownVisa, withFacts } from '#domain/orientation/visa-matches.ts'
import { getVisaCountryId, type Slugged, withVisaSlugs } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { Exits } from './Exits.tsx'
import styles from './Orientation.module.css'
import { useCountries, useOptions } from './useAnswers.ts'
import { useEffects } from './useEffects.ts'

/** The countries of a pair are answers of the question before it. */
const questionsWithOptions = questionNames.filter((name) => blocks[name].options !== undefined)

/** Every question, its answers and what they lead to: the orientation without JavaScript, and what a lawyer checks. */
export function OrientationPlan() {
  const { t } = useTranslation(['orientation', 'layout', 'pages'])
  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('plan.title')}
        lead={t('plan.lead')}
      />
      <div className={styles.plan}>
        <section aria-labelledby="reponses">
          <h2 id="reponses">{t('plan.answer')}</h2>
          <ol role="list">
            {questionsWithOptions.map((question) => (
              <li key={question}>
                <h3>{t(`questions.${question}`)}</h3>
                <p className={styles.note}>{t(`reasons.${question}`)}</p>
                <PlannedAnswers question={question} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="visas">
          <h2 id="visas">{t('plan.visas')}</h2>
          <PlannedVisas />
        </section>
        <Exits slugs={[]} isOpen />
        <p className={styles.note}>{t('result.demonstration')}</p>
        <p className={styles.actions}>
          <Link to="/orientation" className={getButtonClassName('secondary')}>
            {t('plan.start')}
          </Link>
          <Link to="/lettre" className={getButtonClassName('tertiary')}>
            {t('pages:letter.title')}
          </Link>
          <Link to="/contact" hash="formulaire" className={getButtonClassName('tertiary')}>
            {t('result.contact')}
          </Link>
        </p>
        <LawSourcesBelow record="texts/orientation" />
      </div>
    </Page>
  )
}

function PlannedAnswers({ question }: { question: OrientationQuestion }) {
  const { t } = useTranslation('orientation')
  const options = useOptions()(question)
  const getEffect = useEffects()
  const countries = { value: '', label: t('names.country') }
  return (
    <ul role="list" className={styles.plannedAnswers}>
      {(blocks[question].kind === 'country' ? [countries, ...options] : options).map(
        ({ value, label }) => (
          <li key={value}>
            <strong>{label}</strong> <span>{getEffect(question, value)}</span>
          </li>
        ),
      )}
    </ul>
  )
}

/** For each thing to do, the visas of each country. */
function PlannedVisas() {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const { queries } = useApi()
  const countries = useCountries()
  const visas = useQuery({ ...queries.visas.list(), select: withVisaSlugs })
  const facts = useQuery(queries.recordFacts.list())
  const failed = [countries, visas, facts].filter(({ isLoadingError }) => isLoadingError)
  if (failed.length > 0) {
    return (
      <RetryMessage
        title={t('plan.failed')}
        text={
          <>
            <span>{t('plan.failedAdvice')}</span>{' '}
            <Link to="/detailsvisa">{t('plan.everyVisa')}</Link>
          </>
        }
        onRetry={() => {
          for (const query of failed) void query.refetch()
        }}
      />
    )
  }
  if (countries.data === undefined || visas.data === undefined || facts.data === undefined) {
    return (
      <LoadingRegion busy label={t('loading')}>
        <Skeleton lines={12} />
      </LoadingRegion>
    )
  }
  const known = withFacts(visas.data, facts.data)
  const listOwn = (country: Country) =>
    known.filter((visa) => getVisaCountryId(visa) === country.id)
  const unreached = countries.data.flatMap((country) =>
    listOwn(country)
      .filter((visa) => visa.facts === undefined)
      .map((visa) => ({ country, visa })),
  )
  return (
    <ul role="list">
      {orientationQuestions.purpose.options.map(
        (purpose) =>
          purpose !== 'other' && (
            <li key={purpose}>
              <h3>{t(`answers.purpose.${purpose}`)}</h3>
              <ul role="list" className={styles.plannedCountries}>
                {countries.data.map((country) => (
                  <li key={country.id} className={styles.plannedCountry}>
                    <Flag code={country.code} size="small" />
                    <strong {...nameCountry(country)} />
                    <PlannedCountry purpose={purpose} country={country} visas={listOwn(country)} />
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
      {unreached.length > 0 && (
        <li>
          <h3>{t('plan.others')}</h3>
          <ul role="list">
            {unreached.map(({ country, visa }) => (
              <li key={visa.id}>
                <strong {...nameCountry(country)} /> <PlannedLink country={country} visa={visa} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

interface PlannedCountryProps {
  purpose: VisaPurpose
  country: Slugged<Country>
  visas: readonly KnownVisa<Slugged<Visa>>[]
}

function PlannedCountry({ purpose, country, visas }: PlannedCountryProps) {
  const { t } = useTranslation('orientation')
  const first = visas.find(({ facts }) => facts?.purpose === purpose)
  const close = visas.filter(({ facts }) => facts && closePurposes[purpose].includes(facts.purpose))
  return (
    <ul role="list">
      <li>
        {first === undefined ? (
          <span>{t('plan.none')}</span>
        ) : (
          <>
            <span>{t('plan.main')}</span> <PlannedLink country={country} visa={first} />
          </>
        )}
      </li>
      {close.map((visa) => (
        <li key={visa.id}>
          <span>{t('plan.also')}</span> <PlannedLink country={country} visa={visa} />
        </li>
      ))}
    </ul>
  )
}

function PlannedLink({ country, visa }: { country: Slugged<Country>; visa: Slugged<Visa> }) {
  const { translate } = useRecordTexts()
  return (
    <Link
      to="/detailsvisa/$country/$visa"
      params={{ country: country.slug, visa: visa.slug }}
      {...translate(visa.name)}
    />
  )
}
