import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import {
  type Blocks,
  blocks,
  type OrientationQuestion,
} from '#domain/orientation/orientation-questions.ts'
import { type OrientationAnswers, otherPerson } from '#domain/orientation/orientation.ts'
import { withSlugs } from '#domain/slug.ts'

/** The countries of the site, by their slugs. */
export function useCountries() {
  return useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
}

/** Where the words of questions and answers begin in the texts: about the visitor, or about the person for whom they answer. */
export function getWording({ person }: Pick<OrientationAnswers, 'person'>) {
  return person === otherPerson ? 'forOther.' : ''
}

/** Where the words of an option are: a question without them does not compile. */
type OptionKey = {
  [Name in OrientationQuestion]: Blocks[Name] extends { options: readonly (infer Option)[] }
    ? `${Name}.${Option & string}`
    : never
}[OrientationQuestion]

/** Returns a function that lists the options of a question in words. */
export function useOptions(wording: ReturnType<typeof getWording> = '') {
  const { t } = useTranslation('orientation')
  return (question: OrientationQuestion) =>
    (blocks[question].options ?? []).map((value) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a question with one of its options
      const key = `${question}.${value}` as OptionKey
      return { value, label: t(`${wording}answers.${key}`) }
    })
}
