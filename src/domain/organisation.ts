/** The organisation. Everything is fictional; change the demo's brand in this file only. */
export const organisation = {
  name: 'Droit de Cité',
  copyrightYear: 2026,
  /** The recipient of the contact forms (spec 9). */
  email: 'secretariat@droitdecite.example',
  /** The social profiles, in the order of the footer. */
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
  /** In the local spelling; `layout:cities` has the displayed name. */
  readonly city: string
  readonly phone: string
  readonly street: string
  readonly locality: string
  /** The map marker's position, in degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
}

/** The offices; the first is the default (spec 9). */
export const offices = [
  {
    code: 'BE',
    city: 'Bruxelles',
    phone: '+32 2 000 01 40',
    street: 'Rue du Sceau 14',
    locality: '1000 Bruxelles',
    coordinates: { latitude: 50.8455, longitude: 4.3572 },
  },
  {
    code: 'FR',
    city: 'Paris',
    phone: '+33 1 99 00 01 40',
    street: '14 rue de la Péréquation',
    locality: '75010 Paris',
    coordinates: { latitude: 48.8763, longitude: 2.3602 },
  },
  {
    code: 'CM',
    city: 'Douala',
    phone: '+237 2 00 00 01 40',
    street: '140 rue du Port-Franc, Bonanjo',
    locality: 'BP 1400 Douala',
    coordinates: { latitude: 4.0432, longitude: 9.6885 },
  },
] as const satisfies readonly Office[]

export const [mainOffice] = offices

/** The office of a URL value, in any case; unknown values give the default office (spec 4, 9). */
export function getOffice(code: string | undefined): Office {
  return offices.find((office) => office.code === code?.toUpperCase()) ?? mainOffice
}

/** The `tel:` URL of a phone number. */
export function toTelUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
