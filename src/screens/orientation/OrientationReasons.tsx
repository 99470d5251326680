import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import {
  blocks,
  isQuestion,
  type OrientationQuestion,
  splitPair,
} from '#domain/orientation/orientation-questions.ts'
import {
  listSteps,
  type OrientationAnswers,
  type OrientationSearch,
  otherPerson,
  toOrientationSearch,
} from '#domain/orientation/orientation.ts'
import { findBySlug } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Orientation.module.css'
import { getWording, useCountries, useOptions } from './useAnswers.ts'
import { useEffects } from './useEffects.ts'

/** A line an answer: what was said, what follows from it, and a way to change it. */
export function OrientationReasons({ answers }: { answers: OrientationAnswers }) {
  const { t } = useTranslation('orientation')
  const explain = useExplanations(answers)
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
          .filter(isQuestion)
          .map((question) => {
            const { labels, effect } = explain(question)
            return (
              <Reason
                key={question}
                name={t(`${wording}names.${question}`)}
                search={{ ...search, question }}
                unprinted={blocks[question].isHeld === true}
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
): (question: OrientationQuestion) => Explanation {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const listOptions = useOptions(getWording(answers))
  const getEffect = useEffects()
  const { data: countries = [] } = useCountries()
  /** A country that is gone keeps the name that the URL has for it. */
  const toName = (slug: string) => {
    const country = findBySlug(countries, slug)
    return country === undefined ? { children: slug } : nameCountry(country)
  }
  return (question) => {
    const answer = answers[question]
    // A page that was reloaded has forgotten what is held.
    if (answer === '')
      return { labels: [{ children: t('result.placeForgotten') }], effect: undefined }
    const chosen = listOptions(question).find(({ value }) => value === answer)
    return {
      labels: chosen === undefined ? splitPair(answer).map(toName) : [{ children: chosen.label }],
      effect: getEffect(question, answer),
    }
  }
}
