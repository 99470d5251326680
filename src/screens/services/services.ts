import type { LinkProps } from '@tanstack/react-router'

import { defaultSelection } from '#domain/selection.ts'
import type { Texts } from '#i18n/texts.ts'

type ServiceName = keyof Texts['services']['parts']

interface Service {
  readonly name: ServiceName
  /** Where the part leads on to. */
  readonly link: LinkProps
}

interface Chapter {
  readonly name: keyof Texts['services']['chapters']
  /** The country whose inks its picture is printed in. */
  readonly ink: string
  readonly services: readonly Service[]
}

function visaDetails(visa: string): LinkProps {
  return { to: '/detailsvisa/$country/$visa', params: { ...defaultSelection, visa } }
}

/** What the network does (spec 1), in the order in which a life abroad asks for it. */
export const chapters: readonly Chapter[] = [
  {
    name: 'coming',
    ink: 'be',
    services: [
      { name: 'visa', link: visaDetails('visa-etudiant') },
      { name: 'entry', link: visaDetails('visa-court-sejour') },
    ],
  },
  {
    name: 'living',
    ink: 'fr',
    services: [
      { name: 'residence', link: visaDetails('visa-permis-de-travail') },
      { name: 'regularisation', link: { to: '/avocatslist' } },
      { name: 'family', link: visaDetails('visa-regroupement-familial') },
    ],
  },
  {
    name: 'staying',
    ink: 'cm',
    services: [
      { name: 'naturalisation', link: { to: '/avocatslist' } },
      { name: 'contesting', link: levelLink(3) },
    ],
  },
]

/** Where the intervention of the default country and visa tells of one level. */
export function levelLink(levelNumber: number): LinkProps {
  return {
    to: '/interventions/$country/$visa',
    params: defaultSelection,
    hash: `niveau-${levelNumber}`,
  }
}

/** The number of the first service of each chapter, as they are counted through. */
export const firstNumbers = chapters.map(
  (_, place) =>
    1 + chapters.slice(0, place).reduce((before, { services }) => before + services.length, 0),
)

/** The four levels of every intervention (spec 2.3). */
export const levels = [
  { name: 'first', numeral: 'I' },
  { name: 'second', numeral: 'II' },
  { name: 'third', numeral: 'III' },
  { name: 'fourth', numeral: 'IV' },
] as const
