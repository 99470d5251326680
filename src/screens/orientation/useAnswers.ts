import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { options, otherCountry, places, twoCountries } from '#domain/orientation/orientation.ts'
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

/** Every answer that is not a country, by question: for the questions, the result and the plan. */
export function useAnswers(): Readonly<Record<ListedQuestion, readonly AnswerText[]>> {
  const { t } = useTranslation('orientation')
  return {
    decision: options.decision.map((value) => ({
      value,
      label: t(`answers.decision.${value}`),
      effect: t(`effects.decision.${value}`),
    })),
    purpose: options.purpose.map((value) => ({
      value,
      label: t(`answers.purpose.${value}`),
      effect: t(value === 'other' ? 'effects.purposeOther' : 'effects.purpose'),
    })),
    regime: options.regime.map((value) => ({
      value,
      label: t(`answers.regime.${value}`),
      effect: t(`effects.regime.${value}`),
    })),
    place: places.map((value) => ({
      value,
      label: t(`answers.place.${value}`),
      effect: t(`effects.place.${value}`),
    })),
    help: options.help.map((value) => ({
      value,
      label: t(`answers.help.${value}`),
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
