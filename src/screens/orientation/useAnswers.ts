import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import {
  options,
  type OrientationAnswers,
  otherCountry,
  otherPerson,
  places,
  twoCountries,
} from '#domain/orientation/orientation.ts'
import { withSlugs } from '#domain/slug.ts'

/** The countries of the site, by their slugs. */
export function useCountries() {
  return useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
}

/** An answer in words, and what it changes. */
export interface AnswerText {
  readonly value: string
  readonly label: string
  readonly effect: string
}

/** The questions whose answers are the same everywhere. */
export type ListedQuestion = keyof typeof options | 'place'

/** Where the words of questions and answers begin in the texts: about the visitor, or about the person for whom they answer. */
export function getWording({ person }: Pick<OrientationAnswers, 'person'>) {
  return person === otherPerson ? 'forOther.' : ''
}
type Wording = ReturnType<typeof getWording>

/** Every answer that is not a country, by question: for the questions, the result and the plan. */
export function useAnswers(
  wording: Wording = '',
): Readonly<Record<ListedQuestion, readonly AnswerText[]>> {
  const { t } = useTranslation('orientation')
  return {
    decision: options.decision.map((value) => ({
      value,
      label: t(`${wording}answers.decision.${value}`),
      effect: t(`effects.decision.${value}`),
    })),
    purpose: options.purpose.map((value) => ({
      value,
      label: t(`${wording}answers.purpose.${value}`),
      effect: t(value === 'other' ? 'effects.purposeOther' : 'effects.purpose'),
    })),
    regime: options.regime.map((value) => ({
      value,
      label: t(`${wording}answers.regime.${value}`),
      effect: t(`effects.regime.${value}`),
    })),
    place: places.map((value) => ({
      value,
      label: t(`${wording}answers.place.${value}`),
      effect: t(`effects.place.${value}`),
    })),
    help: options.help.map((value) => ({
      value,
      label: t(`${wording}answers.help.${value}`),
      effect: t(`effects.help.${value}`),
    })),
  }
}

/** What the choice of a country changes. */
export function useCountryEffect(): (country: string) => string {
  const { t } = useTranslation('orientation')
  return (country) => {
    if (country === twoCountries) return t('effects.country.two')
    return t(country === otherCountry ? 'effects.country.other' : 'effects.country.one')
  }
}
