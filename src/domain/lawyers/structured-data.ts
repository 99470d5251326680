import { organisation } from '../organisation.ts'
import type { StructuredData } from '../structured-data.ts'
import { parseHours, type WorkingDay } from './working-hours.ts'

interface LawyerDataInput {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly phone: string
  readonly email: string
  readonly country: { readonly code: string }
  readonly languages: readonly string[]
  readonly areasOfLaw: readonly string[]
  readonly workingHours: readonly WorkingDay[]
  readonly pricing: {
    readonly currency: string
    readonly hourlyRateRange: { from: number; to: number }
  }
  readonly diplomas: readonly { readonly institution: string }[]
  readonly verificationDetails: { readonly barAssociation: string }
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly latitude: number
    readonly longitude: number
  }
}

/** Structured data of a lawyer and the office, for search engines. */
export function createLawyerData(lawyer: LawyerDataInput, url: string): StructuredData {
  const { address, pricing, country } = lawyer
  const { from, to } = pricing.hourlyRateRange
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: `Maître ${lawyer.name}`,
    url,
    description: lawyer.description,
    telephone: lawyer.phone,
    email: lawyer.email,
    priceRange: `${from}-${to} ${pricing.currency}`,
    availableLanguage: lawyer.languages,
    knowsAbout: lawyer.areasOfLaw,
    openingHours: toSchemaOpeningHours(lawyer.workingHours),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: country.code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    parentOrganization: { '@type': 'Organization', name: organisation.name },
    employee: {
      '@type': 'Person',
      name: lawyer.name,
      honorificPrefix: 'Maître',
      jobTitle: lawyer.title,
      knowsLanguage: lawyer.languages,
      memberOf: { '@type': 'Organization', name: lawyer.verificationDetails.barAssociation },
      alumniOf: [...new Set(lawyer.diplomas.map(({ institution }) => institution))].map((name) => ({
        '@type': 'CollegeOrUniversity',
        name,
      })),
    },
  }
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** 'Mo 09:00-18:00'; other formats are omitted. */
function toSchemaOpeningHours(week: readonly WorkingDay[]): string[] {
  return week.flatMap(({ day, hours }) =>
    (parseHours(hours) ?? []).map(
      ({ opens, closes }) =>
        `${dayNames[day - 1] ?? ''} ${formatClockTime(opens)}-${formatClockTime(closes)}`,
    ),
  )
}

function formatClockTime(minutes: number): string {
  return `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`
}

function padTwoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
