import type { LinkProps } from '@tanstack/react-router'

import { defaultSelection } from '#domain/visas.ts'
import type { Texts } from '#i18n/texts.ts'

type ServiceName = keyof Texts['services']['parts']

interface Service {
  readonly name: ServiceName
  /** The link to the related page. */
  readonly link: LinkProps
}

interface Chapter {
  readonly name: keyof Texts['services']['chapters']
  /** The country of the inks of its picture. */
  readonly countryCode: string
  readonly services: readonly Service[]
}

function getVisaDetailsLink(visa: string): LinkProps {
  return { to: '/detailsvisa/$country/$visa', params: { ...defaultSelection, visa } }
}

/** The services (spec 1), in the order of a life abroad. */
export const chapters: readonly Chapter[] = [
  {
    name: 'coming',
    countryCode: 'be',
    services: [
      { name: 'visa', link: getVisaDetailsLink('visa-etudiant') },
      { name: 'entry', link: getVisaDetailsLink('visa-court-sejour') },
    ],
  },
  {
    name: 'living',
    countryCode: 'fr',
    services: [
      { name: 'residence', link: getVisaDetailsLink('visa-permis-de-travail') },
      { name: 'regularisation', link: { to: '/avocatslist' } },
      { name: 'family', link: getVisaDetailsLink('visa-regroupement-familial') },
    ],
  },
  {
    name: 'staying',
    countryCode: 'cm',
    services: [
      { name: 'naturalisation', link: { to: '/avocatslist' } },
      { name: 'contesting', link: getLevelLink(3) },
    ],
  },
]

/** The link to a level of the default country and visa. */
export function getLevelLink(levelNumber: number): LinkProps {
  return {
    to: '/interventions/$country/$visa',
    params: defaultSelection,
    hash: `niveau-${levelNumber}`,
  }
}

/** The number of the first service of each chapter, counted across chapters. */
export const firstNumbers = chapters.map(
  (_, index) =>
    1 + chapters.slice(0, index).reduce((total, { services }) => total + services.length, 0),
)

/** The four levels of every intervention (spec 2.3). */
export const levels = [
  { name: 'first', numeral: 'I' },
  { name: 'second', numeral: 'II' },
  { name: 'third', numeral: 'III' },
  { name: 'fourth', numeral: 'IV' },
] as const
