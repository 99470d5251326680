import type { Intervention, ServiceLevel } from '#contract/interventions.ts'

import { findBySlug } from './slug.ts'

/**
 * The default selection of /interventions and /detailsvisa. The specification names these slugs (spec 2.1, 9); under other
 * names, the first country and its first visa take their place (spec 4).
 */
export const defaultSelection = { country: 'belgique', visa: 'visa-etudiant' } as const

interface WithSlug {
  readonly slug: string
}

/** The selected country (spec 4): the one in the URL, else Belgium, else the first. */
export function selectCountry<Country extends WithSlug>(
  countries: readonly Country[],
  slug: string | undefined,
): Country | undefined {
  const named = findBySlug(countries, slug ?? '')
  return named ?? findBySlug(countries, defaultSelection.country) ?? countries[0]
}

/** The selected visa (spec 4): the one in the URL, else the country's first. */
export function selectVisa<Visa extends WithSlug>(
  visas: readonly Visa[],
  slug: string | undefined,
): Visa | undefined {
  return findBySlug(visas, slug ?? '') ?? visas[0]
}

/** The intervention of the selected country and visa (spec 4). */
export function findIntervention(
  interventions: readonly Intervention[],
  countryId: number | undefined,
  visaId: number | undefined,
): Intervention | undefined {
  return interventions.find(
    (intervention) => intervention.countryId === countryId && intervention.visaId === visaId,
  )
}

/** Sorts levels by number; the server's order is arbitrary. */
export function sortLevels(levels: readonly ServiceLevel[]): ServiceLevel[] {
  return levels.toSorted((a, b) => a.levelNumber - b.levelNumber)
}

/** The id of a level on the pages that show levels, and the hash of links to it. */
export function toLevelAnchor({ levelNumber }: Pick<ServiceLevel, 'levelNumber'>): string {
  return `niveau-${levelNumber}`
}

/** The documents on a visa's page (spec 2.5), in `public/downloads/`; a test compares them with the files. */
export const downloads = [
  { name: 'toefl', file: 'formulaire-inscription-toefl.pdf', bytes: 86_557, pages: 1 },
  { name: 'terms', file: 'conditions-generales.pdf', bytes: 101_025, pages: 2 },
] as const

/** A file size in localised units: '48 ko', '48 kB'. */
export function formatFileSize(bytes: number, language: 'fr' | 'en'): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000))
}
