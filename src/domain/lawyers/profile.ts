import type { Lawyer } from '#contract/lawyers.ts'

import { formatTimeOfDay } from '../dates.ts'
import { parseHours, type WorkingDay } from '../opening-hours.ts'
import { organisation } from '../organisation.ts'
import { slugify } from '../slug.ts'
import type { StructuredData } from '../structured-data.ts'

/** The tabs of a profile (spec 2.12), as in the URL; the first is the default (spec 4). */
const profileTabs = ['apropos', 'presentation', 'honoraires', 'adresse', 'contact'] as const
export type ProfileTab = (typeof profileTabs)[number]

export function parseProfileTab(requested: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === requested?.toLowerCase()) ?? profileTabs[0]
}

/** The lawyer of an id in the URL; undefined for an invalid id (spec 2.12). */
export function findLawyer(lawyers: readonly Lawyer[], id: string): Lawyer | undefined {
  return lawyers.find((lawyer) => String(lawyer.id) === id)
}

/** The length of a passport's line (ICAO Doc 9303). */
const passportLineLength = 44

/**
 * Two lines like a passport's: name; number, country and day of the oath. Unlike a visa's zone (`ui/guilloche`), they
 * show real data and have no check digits.
 */
export function createPassportLines(lawyer: Lawyer): string[] {
  const { id, name, country, verificationDetails } = lawyer
  const [first = '', ...last] = name.split(' ').map(toPassportLetters)
  const code = toPassportLetters(country.code)
  const number = `AV${String(id).padStart(7, '0')}`
  const oath = verificationDetails.date.replaceAll(/\D/g, '').slice(2, 8)
  return [`AV${code}<${last.join('<')}<<${first}`, `${number}<${code}<${oath}<`].map((line) =>
    line.slice(0, passportLineLength).padEnd(passportLineLength, '<'),
  )
}

function toPassportLetters(text: string): string {
  return slugify(text).replaceAll(/[-_]/g, '<').toUpperCase()
}

/** A lawyer as a vCard 3.0; `url` is the profile's absolute URL. */
export function createVCard(lawyer: Lawyer, url: string): string {
  const { name, title, phone, email, country, languages, address } = lawyer
  const [first = '', ...last] = name.split(' ')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${joinValues(last.join(' '), first, '', 'Maître', '')}`,
    `FN:${joinValues(`Maître ${name}`)}`,
    `TITLE:${joinValues(title)}`,
    `ORG:${joinValues(organisation.name)}`,
    `TEL;TYPE=WORK,VOICE:${joinValues(phone)}`,
    `EMAIL;TYPE=INTERNET:${joinValues(email)}`,
    `ADR;TYPE=WORK:${joinValues('', '', address.street, address.city, '', address.postalCode, country.name)}`,
    `URL:${joinValues(url)}`,
    `NOTE:${joinValues(languages.join(', '))}`,
    'END:VCARD',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

function joinValues(...values: string[]): string {
  return values.map(escapeValue).join(';')
}

/** Escapes characters that would end a value or a line (RFC 2426, 4). */
function escapeValue(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Folds lines at 75 octets; continuation lines start with a space (RFC 2426, 2.6). */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let result = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > 75) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += size
  }
  return result
}

/**
 * Structured data of a lawyer and the office, for search engines.
 *
 * @param toText translates a text of the record
 */
export function createLawyerData(
  lawyer: Lawyer,
  url: string,
  toText: (text: string) => string = (text) => text,
): StructuredData {
  const { address, pricing, country } = lawyer
  const rates = pricing.hourlyRateRange
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: `Maître ${lawyer.name}`,
    url,
    description: toText(lawyer.description),
    telephone: lawyer.phone,
    email: lawyer.email,
    ...(rates != null && { priceRange: `${rates.from}-${rates.to} ${pricing.currency}` }),
    availableLanguage: lawyer.languages,
    knowsAbout: lawyer.areasOfLaw.map((area) => toText(area)),
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
      jobTitle: toText(lawyer.title),
      knowsLanguage: lawyer.languages,
      memberOf: {
        '@type': 'Organization',
        name: toText(lawyer.verificationDetails.barAssociation),
      },
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
        `${dayNames[day - 1] ?? ''} ${formatTimeOfDay(opens, 'en')}-${formatTimeOfDay(closes, 'en')}`,
    ),
  )
}
