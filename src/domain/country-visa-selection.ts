import { findBySlug } from './slug.ts'

/** The default selection of /interventions and /detailsvisa (spec 9). */
export const defaultSelection = { country: 'belgique', visa: 'visa-etudiant' } as const

interface Addressed {
  readonly slug: string
}

/** The selected country (spec 4): the one in the URL, else Belgium, else the first. */
export function selectCountry<Country extends Addressed>(
  countries: readonly Country[],
  slug: string | undefined,
): Country | undefined {
  const named = slug === undefined ? undefined : findBySlug(countries, slug)
  return named ?? findBySlug(countries, defaultSelection.country) ?? countries[0]
}

/** The selected visa (spec 4): the one in the URL, else the country's first. */
export function selectVisa<Visa extends Addressed>(
  visas: readonly Visa[],
  slug: string | undefined,
): Visa | undefined {
  const named = slug === undefined ? undefined : findBySlug(visas, slug)
  return named ?? visas[0]
}

/** The intervention of the selected country and visa (spec 4). */
export function findIntervention<
  Intervention extends { readonly countryId: number; readonly visaId: number },
>(
  interventions: readonly Intervention[],
  countryId: number | undefined,
  visaId: number | undefined,
): Intervention | undefined {
  return interventions.find(
    (intervention) => intervention.countryId === countryId && intervention.visaId === visaId,
  )
}
