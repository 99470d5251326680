import { useTranslation } from 'react-i18next'

import {
  type Letter,
  letterQuestions,
  type LetterQuestion,
} from '#domain/deadlines/letter-answers.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'

/** An answer in words, for a form and for the list of what was answered. */
interface OptionText<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string | undefined
  readonly hint?: string
}

/** The questions about a letter in words, and the answers that are not countries or days. */
export function useLetterTexts({ values, kinds, candidates, start }: Letter) {
  const { t } = useTranslation('letter')
  const { translate } = useRecordTexts()
  // Nothing has come that could have been sent.
  const isSilent = values.letter === 'silence'
  const options: Readonly<Record<'rule' | 'held' | 'came', readonly OptionText[]>> & {
    readonly letter: readonly OptionText<Letter['kinds'][number]>[]
  } = {
    letter: kinds.map((value) => ({
      value,
      label: t(`letters.${value}.label`),
      hint: t(`letters.${value}.hint`),
    })),
    rule: candidates.map(({ slug, situation }) => ({
      value: slug,
      ...toLabel(translate(situation)),
    })),
    held: letterQuestions.held.options.map((value) => ({ value, label: t(`held.${value}`) })),
    came: letterQuestions.came.options.map((value) => ({
      value,
      label: t(`came.${value}.label`),
      hint: t(`came.${value}.hint`),
    })),
  }
  const toQuestion = (name: LetterQuestion): string => {
    if (name === 'received') return t(`starts.${start}.question`)
    return t(`questions.${name === 'country' && isSilent ? 'silentCountry' : name}`)
  }
  return { options, toQuestion }
}
