import type { Lawyer } from '#contract/lawyers.ts'

/** A lawyer for tests; each test overrides what it needs. */
export function createLawyer(
  overrides: Partial<Lawyer> & { city?: string; price?: number; acceptsLegalAid?: boolean } = {},
): Lawyer {
  const { city = 'Liège', price = 100, acceptsLegalAid = false, ...rest } = overrides
  return {
    id: 1,
    name: 'Élise Warnant',
    title: 'Avocate',
    country: { code: 'BE', name: 'Belgique' },
    languages: ['fr'],
    description: 'x',
    areasOfLaw: ['droit de la famille'],
    phone: '+32 2 000 02 11',
    email: 'elise@droitdecite.example',
    isVerified: true,
    verificationDetails: { date: '2014-10-02', barAssociation: 'barreau de Liège-Huy' },
    experienceYears: 5,
    firstSlotInDays: 3,
    pricing: {
      firstConsultation: price,
      hourlyRateRange: { from: 150, to: 180 },
      currency: 'EUR',
      unit: 'HT',
      paymentMethods: [],
      acceptsLegalAid,
      services: [],
    },
    workingHours: [],
    presentation: {
      foundingStatement: '',
      myActivity: [],
      interventionPillars: [],
      visionOfLaw: { text: '', points: [] },
    },
    diplomas: [],
    address: { street: 'Rue Haute, 3', postalCode: '4000', city, latitude: 50, longitude: 5 },
    ...rest,
  }
}
