import type { ListedLawyer } from './directory.ts'

/** A lawyer for tests; each test overrides what it needs. */
export function createLawyer(
  overrides: Partial<ListedLawyer> & { city?: string; price?: number } = {},
) {
  const { city = 'Liège', price = 100, ...rest } = overrides
  return {
    id: 1,
    name: 'Élise Warnant',
    country: { code: 'BE', name: 'Belgique' },
    languages: ['fr'],
    areasOfLaw: ['droit de la famille'],
    isVerified: true,
    experienceYears: 5,
    firstSlotInDays: 3,
    pricing: { firstConsultation: price },
    address: { city },
    ...rest,
  }
}
