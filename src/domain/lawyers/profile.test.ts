import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createLawyer } from './directory.fixture.ts'
import {
  createLawyerData,
  createPassportLines,
  createVCard,
  findLawyer,
  parseProfileTab,
} from './profile.ts'

const lawyer = createLawyer({
  id: 3,
  name: 'Clarisse Ngo-Mbock Éa',
  country: { code: 'CM', name: 'Cameroun' },
  areasOfLaw: ['nationalité'],
  workingHours: [
    { day: 1, hours: '9:00 - 12:30, 13:30 - 17:00' },
    { day: 2, hours: 'sur rendez-vous' },
  ],
  diplomas: ['ULB', 'ULB'].map((institution) => ({ year: 2012, degree: 'master', institution })),
  address: {
    street: 'Rue Haute, 3; étage 2',
    postalCode: '4000',
    city: 'Liège',
    latitude: 50,
    longitude: 5,
  },
})
const unfoldLines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

it.each(['0', '-1', '1.0', '01', '1e0', 'abc', '', '99999999999999999999', ' 1'])(
  'nobody has the id %j (spec 2.12)',
  (id) => {
    expect(findLawyer([createLawyer({ id: 1 })], id)).toBeUndefined()
  },
)

it('finds the lawyer of an id', () => {
  const other = createLawyer({ id: 1 })
  expect(findLawyer([other, lawyer], '3')).toBe(lawyer)
})

it.each([
  [undefined, 'apropos'],
  ['honoraires', 'honoraires'],
  ['CONTACT', 'contact'],
  ['autre', 'apropos'],
])('the tab %j of a URL is %s (spec 4)', (requested, expected) => {
  expect(parseProfileTab(requested)).toBe(expected)
})

it('writes a lawyer in two lines of a passport', () => {
  const lines = createPassportLines(lawyer)
  expect(lines[0]).toMatch(/^AVCM<NGO<MBOCK<EA<<CLARISSE<+$/)
  expect(lines[1]).toMatch(/^AV0000003<CM<141002<+$/)
  expect(lines.map((line) => line.length)).toEqual([44, 44])
})

it('names the lawyer in a vCard and escapes separators', () => {
  const lines = unfoldLines(createVCard(lawyer, 'https://x.example/detailsavocatslist/3'))
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Ngo-Mbock Éa;Clarisse;;Maître;',
    'FN:Maître Clarisse Ngo-Mbock Éa',
    'TITLE:Avocate',
    'ORG:Droit de Cité',
    'TEL;TYPE=WORK,VOICE:+32 2 000 02 11',
    'EMAIL;TYPE=INTERNET:elise@droitdecite.example',
    String.raw`ADR;TYPE=WORK:;;Rue Haute\, 3\; étage 2;Liège;;4000;Cameroun`,
    'URL:https://x.example/detailsavocatslist/3',
    'NOTE:fr',
    'END:VCARD',
    '',
  ])
})

it('no value adds a line to a vCard, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const card = createVCard({ ...lawyer, title: `${title}\r\nEND:VCARD` }, 'https://x.example')
      expect(unfoldLines(card).filter((line) => line === 'END:VCARD')).toHaveLength(1)
      for (const line of card.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
    }),
  )
})

it('gives search engines no price without one', () => {
  const pricing = { ...lawyer.pricing, hourlyRateRange: null }
  expect(createLawyerData({ ...lawyer, pricing }, 'https://x.example')).not.toHaveProperty(
    'priceRange',
  )
})

it('describes the office and the lawyer to search engines', () => {
  const url = 'https://x.example/detailsavocatslist/3'
  expect(createLawyerData(lawyer, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: 'Maître Clarisse Ngo-Mbock Éa',
    url,
    description: 'x',
    telephone: lawyer.phone,
    email: lawyer.email,
    priceRange: '150-180 EUR',
    availableLanguage: ['fr'],
    knowsAbout: ['nationalité'],
    openingHours: ['Mo 09:00-12:30', 'Mo 13:30-17:00'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rue Haute, 3; étage 2',
      postalCode: '4000',
      addressLocality: 'Liège',
      addressCountry: 'CM',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 50, longitude: 5 },
    parentOrganization: { '@type': 'Organization', name: 'Droit de Cité' },
    employee: {
      '@type': 'Person',
      name: lawyer.name,
      honorificPrefix: 'Maître',
      jobTitle: 'Avocate',
      knowsLanguage: ['fr'],
      memberOf: { '@type': 'Organization', name: 'barreau de Liège-Huy' },
      alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'ULB' }],
    },
  })
})

it('names the days of a week as search engines do', () => {
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, hours: '9:00 - 12:00' }))
  const { openingHours } = createLawyerData({ ...lawyer, workingHours }, 'https://x.example')
  expect(openingHours).toEqual(
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 09:00-12:00`),
  )
})

it('describes them in the language of the page', () => {
  const data = createLawyerData(lawyer, 'https://x.example', (text) => `${text} (en)`)
  expect(data).toMatchObject({
    description: 'x (en)',
    knowsAbout: ['nationalité (en)'],
    employee: {
      jobTitle: 'Avocate (en)',
      memberOf: { name: 'barreau de Liège-Huy (en)' },
      alumniOf: [{ name: 'ULB' }],
    },
  })
})
