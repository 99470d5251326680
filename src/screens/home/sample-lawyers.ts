import type { home } from '#i18n/fr/home.ts'

/** A lawyer as the home page introduces them. The directory's own list stays the reference. */
export interface SampleLawyer {
  readonly slug: string
  readonly name: string
  readonly initials: string
  readonly city: keyof typeof home.network.cities
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 639-1. */
  readonly languages: readonly string[]
  readonly areas: readonly (keyof typeof home.network.areaNames)[]
}

/** Three fictional lawyers, one for each office. */
export const sampleLawyers: readonly SampleLawyer[] = [
  {
    slug: 'helene-vandamme',
    name: 'Hélène Vandamme',
    initials: 'HV',
    city: 'brussels',
    country: 'BE',
    languages: ['fr', 'nl', 'en'],
    areas: ['studies', 'appeals'],
  },
  {
    slug: 'samir-benhaddou',
    name: 'Samir Benhaddou',
    initials: 'SB',
    city: 'paris',
    country: 'FR',
    languages: ['fr', 'ar', 'en'],
    areas: ['family', 'nationality'],
  },
  {
    slug: 'clarisse-ngo-mbock',
    name: 'Clarisse Ngo Mbock',
    initials: 'CN',
    city: 'douala',
    country: 'CM',
    languages: ['fr', 'en', 'de'],
    areas: ['civilStatus', 'work'],
  },
]
