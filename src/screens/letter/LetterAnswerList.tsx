import { useTranslation } from 'react-i18next'

import { formatFullDate } from '#domain/dates.ts'
import {
  type Letter,
  type LetterQuestion,
  otherCountryCode,
} from '#domain/deadlines/letter-answers.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'

import styles from './Letter.module.css'
import { useLetterTexts } from './useLetterTexts.ts'

/** What was asked and what was answered, in words: on paper it says what the date was worked out from. */
export function LetterAnswerList({ letter }: { letter: Letter }) {
  const { toQuestion } = useLetterTexts(letter)
  const getAnswer = useAnswers(letter)
  return (
    <dl className={styles.answerList}>
      {letter.asked.map((question) => {
        // Nothing has come that could say something.
        if (letter.kind === 'silence' && question === 'letter') return null
        const { lang, children } = getAnswer(question)
        return (
          children !== '' && (
            <div key={question}>
              <dt>{toQuestion(question)}</dt>
              <dd lang={lang}>{children}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

interface AnswerText {
  readonly lang?: string | undefined
  readonly children: string
}

/** Returns a function that gives an answer as text; empty if nothing was answered. */
function useAnswers(letter: Letter): (question: LetterQuestion) => AnswerText {
  const { t, i18n } = useTranslation('letter')
  const nameCountry = useCountryName()
  const { options } = useLetterTexts(letter)
  const { values, search } = letter
  return (question) => {
    switch (question) {
      case 'country':
        return values.country === otherCountryCode
          ? { children: t('otherCountry') }
          : nameCountry({
              code: values.country,
              name: getRecordCountryName(values.country) || values.country,
            })
      case 'posted':
      case 'dated':
      case 'received':
        return { children: formatFullDate(search[question], getLanguage(i18n)) ?? '' }
      case 'letter':
      case 'rule':
      case 'held':
      case 'came': {
        const chosen = options[question].find(({ value }) => value === values[question])
        return { lang: chosen?.lang, children: chosen?.label ?? '' }
      }
    }
  }
}
