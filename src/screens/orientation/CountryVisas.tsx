import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import {
  hasFreeMovement,
  hasOtherRegime,
  type OrientationAnswers,
} from '#domain/orientation/orientation.ts'
import {
  type CountryResult,
  findNamedPurpose,
  getCountryResult,
  type KnownVisa,
} from '#domain/orientation/visa-matches.ts'
import { findBySlug, type Slugged } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { Flag } from '#ui/Flag/Flag.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LawyerHelp } from './LawyerHelp.tsx'
import { MainVisa, OtherVisas } from './MatchedVisas.tsx'
import styles from './Orientation.module.css'
import { useCountries } from './useAnswers.ts'
import { resultMeta, useKnownVisas } from './useKnownVisas.ts'

interface CountryVisasProps {
  answers: OrientationAnswers
  /** As the URL has it; undefined if the site does not have the country, or the person does not know. */
  slug: string | undefined
}

/** What the answers lead to in a country: its visas, a lawyer’s help and its price, the people. Never nothing. */
export function CountryVisas({ answers, slug }: CountryVisasProps) {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const headingId = useId()
  const { queries } = useApi()
  const countries = useCountries()
  const country = findBySlug(countries.data ?? [], slug ?? '')
  const { visas, facts, known } = useKnownVisas(country)
  const interventions = useQuery({ ...queries.interventions.list(), meta: resultMeta })
  const isBusy =
    countries.isPending ||
    interventions.isPending ||
    facts.isPending ||
    (country !== undefined && visas.isPending)
  const failed = [countries, visas, interventions, facts].filter(
    ({ isLoadingError }) => isLoadingError,
  )
  const found = getCountryResult(answers, country, known, interventions.data ?? [])
  const name =
    country === undefined ? { children: t('answers.country.other') } : nameCountry(country)
  return (
    <section
      className={styles.country}
      aria-labelledby={headingId}
      data-ink={country?.code.toLowerCase()}
    >
      <h2 id={headingId}>
        {country !== undefined && <Flag code={country.code} />}
        <span {...name} />
      </h2>
      <LoadingRegion busy={isBusy} label={t('loading')} className={styles.parts}>
        {isBusy ? (
          <Skeleton lines={8} />
        ) : (
          <>
            {failed.length > 0 && (
              <RetryMessage
                title={t(
                  interventions.isLoadingError && failed.length === 1
                    ? 'result.levelsFailed'
                    : 'result.visasFailed',
                )}
                text={t('result.visasFailedText')}
                onRetry={() => {
                  for (const query of failed) void query.refetch()
                }}
              />
            )}
            <Matches
              answers={answers}
              country={country}
              found={found}
              hasFailed={visas.isLoadingError || countries.isLoadingError || facts.isLoadingError}
            />
            <LawyerHelp
              answers={answers}
              country={country}
              found={found}
              countries={countries.data ?? []}
              interventions={interventions.data ?? []}
              facts={facts.data ?? []}
            />
          </>
        )}
      </LoadingRegion>
    </section>
  )
}

interface MatchesProps {
  answers: OrientationAnswers
  country: Slugged<Country> | undefined
  found: CountryResult<KnownVisa<Slugged<Visa>>>
  hasFailed: boolean
}

/** The visas, or why none is put first. */
function Matches({ answers, country, found, hasFailed }: MatchesProps) {
  const { t } = useTranslation('orientation')
  const { main, also, notKept, others } = found
  const isOtherRegime = hasOtherRegime(answers, country?.code)
  const isVisit = answers.purpose === 'visit' && hasFreeMovement(country?.code ?? '')
  return (
    <>
      {isOtherRegime && (
        <div className={styles.part}>
          <h3>{t('result.otherRegime')}</h3>
          <p>{t('result.otherRegimeText')}</p>
          <p className={styles.note}>{t('result.otherRegimeSources')}</p>
        </div>
      )}
      {main !== undefined && country !== undefined && (
        <MainVisa answers={answers} country={country} visa={main} />
      )}
      {main === undefined && !isOtherRegime && !hasFailed && (
        <NoPage
          answers={answers}
          isKnown={country !== undefined}
          hasVisas={also.length + others.length > 0}
        />
      )}
      {isVisit && <p className={styles.note}>{t('result.visaList')}</p>}
      {country !== undefined && (
        <OtherVisas
          answers={answers}
          country={country}
          also={also}
          notKept={notKept}
          others={others}
        />
      )}
    </>
  )
}

interface NoPageProps {
  answers: OrientationAnswers
  isKnown: boolean
  hasVisas: boolean
}

function NoPage({ answers: { purpose }, isKnown, hasVisas }: NoPageProps) {
  const { t } = useTranslation('orientation')
  const getText = () => {
    if (!isKnown) return t('result.noCountryText')
    if (!hasVisas) return t('result.noVisasText')
    const named = findNamedPurpose(purpose)
    return named === undefined
      ? t('result.noPurposeText')
      : t('result.noPageText', { purpose: t(`purposes.${named}`) })
  }
  return (
    <div className={styles.part}>
      <h3>{t('result.noPage')}</h3>
      <p>{getText()}</p>
      {isKnown && !hasVisas && (
        <p>
          <Link to="/detailsvisa">{t('plan.everyVisa')}</Link>
        </p>
      )}
    </div>
  )
}
