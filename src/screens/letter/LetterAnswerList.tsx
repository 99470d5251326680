import { useTranslation } from 'react-i18next'

import type { DeadlineRule } from '#contract/deadlines.ts'
import { formatFullDate } from '#domain/dates.ts'
import {
  cameAnswers,
  chosenLetterKinds,
  heldAnswers,
  type LetterValues,
  getRule,
  listQuestions,
  otherCountry,
  getStart,
  toLetterSearch,
} from '#domain/deadlines/letter-answers.ts'
import type { LetterQuestion } from '#domain/deadlines/letter-questions.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'

import styles from './Letter.module.css'

interface LetterAnswerListProps {
  values: LetterValues
  rules: readonly DeadlineRule[]
}

/** What was asked and what was answered, in words: on paper it says what the date was worked out from. */
export function LetterAnswerList({ values, rules }: LetterAnswerListProps) {
  const { t } = useTranslation('letter')
  const getAnswer = useAnswers(values, rules)
  const isSilent = values.letter === 'silence'
  return (
    <dl className={styles.answerList}>
      {listQuestions(values, rules).map((question) => {
        // Nothing has come that could say something.
        if (isSilent && question === 'letter') return null
        const { lang, children } = getAnswer(question)
        return (
          children !== '' && (
            <div key={question}>
              <dt>
                {question === 'received'
                  ? t(`starts.${getStart(values, rules)}.question`)
                  : t(
                      `questions.${isSilent && question === 'country' ? 'silentCountry' : question}`,
                    )}
              </dt>
              <dd lang={lang}>{children}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** Returns a function that gives an answer as text; empty if nothing was answered. */
function useAnswers(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): (question: LetterQuestion) => RecordTextProps {
  const { t, i18n } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { country } = values
  const kind = chosenLetterKinds.find((known) => known === values.letter)
  const isHeld = heldAnswers.find((known) => known === values.held)
  const came = cameAnswers.find((known) => known === values.came)
  const search = toLetterSearch(values, rules)
  const formatDay = (day: string | undefined) => toOwn(formatFullDate(day, getLanguage(i18n)) ?? '')
  return (question) => {
    switch (question) {
      case 'country':
        return country === otherCountry
          ? toOwn(t('otherCountry'))
          : nameCountry({ code: country, name: getRecordCountryName(country) || country })
      case 'letter':
        return toOwn(kind === undefined ? '' : t(`letters.${kind}.label`))
      case 'rule':
        return translate(getRule(values, rules)?.situation ?? '')
      case 'held':
        return toOwn(isHeld === undefined ? '' : t(`held.${isHeld}`))
      case 'came':
        return toOwn(came === undefined ? '' : t(`came.${came}.label`))
      case 'posted':
      case 'dated':
      case 'received':
        return formatDay(search[question])
    }
  }
}

const toOwn = (children: string): RecordTextProps => ({ lang: undefined, children })
