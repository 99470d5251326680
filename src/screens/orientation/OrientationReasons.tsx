import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import {
  listSteps,
  type OrientationAnswers,
  type OrientationQuestion,
  type OrientationSearch,
  otherPerson,
  type Place,
  splitPair,
  toOrientationSearch,
} from '#domain/orientation/orientation.ts'
import { findBySlug } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Orientation.module.css'
import { getWording, useAnswers, useCountries, useCountryEffect } from './useAnswers.ts'

interface OrientationReasonsProps {
  answers: OrientationAnswers
  place: Place | undefined
}

/** A line an answer: what was said, what follows from it, and a way to change it. */
export function OrientationReasons({ answers, place }: OrientationReasonsProps) {
  const { t } = useTranslation('orientation')
  const explain = useExplanations(answers, place)
  const wording = getWording(answers)
  const search = toOrientationSearch(answers)
  return (
    <section className={styles.section} aria-labelledby="pourquoi">
      <h2 id="pourquoi">{t('result.why')}</h2>
      <dl className={styles.reasons}>
        {answers.person === otherPerson && (
          <Reason name={t('personName')} search={{ ...search, question: 'decision' }}>
            <strong>{t('personOther')}</strong>
          </Reason>
        )}
        {listSteps(answers)
          .filter((step) => step !== 'letter')
          .map((question) => {
            const { labels, effect } = explain(question)
            return (
              <Reason
                key={question}
                name={t(`${wording}names.${question}`)}
                search={{ ...search, question }}
                unprinted={question === 'place'}
              >
                {labels.map(({ lang, children }) => (
                  <strong key={children} lang={lang}>
                    {children}
                  </strong>
                ))}
                {effect !== undefined && <span>{effect}</span>}
              </Reason>
            )
          })}
      </dl>
    </section>
  )
}

interface ReasonProps {
  /** What was asked, in short. */
  name: string
  /** Where the answer is changed. */
  search: OrientationSearch
  unprinted?: boolean
  children: ReactNode
}

function Reason({ name, search, unprinted = false, children }: ReasonProps) {
  const { t } = useTranslation('orientation')
  return (
    <div className={unprinted ? styles.unprinted : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={styles.change}>
        <Link to="/orientation" search={search}>
          <span aria-hidden>{t('result.change')}</span>
          <VisuallyHidden>{t('result.changeAnswer', { question: name })}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  )
}

interface Explanation {
  readonly labels: readonly { readonly lang?: string | undefined; readonly children: string }[]
  readonly effect: string | undefined
}

/** Returns a function that gives an answer in words, and what it changes. */
function useExplanations(
  answers: OrientationAnswers,
  place: Place | undefined,
): (question: OrientationQuestion) => Explanation {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const getCountryEffect = useCountryEffect()
  const listed = useAnswers(getWording(answers))
  const { data: countries = [] } = useCountries()
  const special = { two: t('twoCountries'), other: t('otherCountry') }
  /** A country that is gone keeps the name that the URL has for it. */
  const toName = (slug: string) => {
    const country = findBySlug(countries, slug)
    return country === undefined ? { children: slug } : nameCountry(country)
  }
  return (question) => {
    const answer = question === 'place' ? place : answers[question]
    if (question === 'pair')
      return { labels: splitPair(answers.pair).map(toName), effect: undefined }
    if (question === 'country') {
      const isSpecial = answer === 'two' || answer === 'other'
      const name = isSpecial ? { children: special[answer] } : toName(answers.country)
      return { labels: [name], effect: getCountryEffect(answers.country) }
    }
    const found = listed[question].find(({ value }) => value === answer)
    // A page that was reloaded has forgotten where somebody is.
    const missing = t(question === 'place' ? 'result.placeForgotten' : 'result.notSaid')
    return { labels: [{ children: found?.label ?? missing }], effect: found?.effect }
  }
}
