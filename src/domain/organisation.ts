/** Who the site speaks for. Everything here is fictional; the demo's brand is changed in this file alone. */
export const organisation = {
  name: 'Droit de Cité',
  copyrightYear: 2026,
  /** Where the contact forms write to (spec 9). */
  email: 'secretariat@droitdecite.example',
  /** The page of each network, in the order of the footer. */
  socials: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/droitdecite.example' },
    { network: 'Instagram', url: 'https://www.instagram.com/droitdecite.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/droitdecite.example' },
    { network: 'TikTok', url: 'https://www.tiktok.com/@droitdecite.example' },
  ],
} as const

export type OfficeCode = 'BE' | 'FR' | 'CM'

/** An office of the network (spec 1). `phone` is in international form. */
export interface Office {
  readonly code: OfficeCode
  readonly city: string
  readonly phone: string
  readonly street: string
  readonly locality: string
  readonly timeZone: string
}

/** The offices; the first is the default (spec 9). */
export const offices = [
  {
    code: 'BE',
    city: 'Bruxelles',
    phone: '+32 2 000 01 40',
    street: 'Rue du Sceau 14',
    locality: '1000 Bruxelles',
    timeZone: 'Europe/Brussels',
  },
  {
    code: 'FR',
    city: 'Paris',
    phone: '+33 1 99 00 01 40',
    street: '14 rue de la Péréquation',
    locality: '75010 Paris',
    timeZone: 'Europe/Paris',
  },
  {
    code: 'CM',
    city: 'Douala',
    phone: '+237 2 00 00 01 40',
    street: '140 rue du Port-Franc, Bonanjo',
    locality: 'BP 1400 Douala',
    timeZone: 'Africa/Douala',
  },
] as const satisfies readonly Office[]

export const [mainOffice] = offices

/** The address of a `tel:` link. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
