import { expect, it } from 'vitest'

import { buildApplicationMail } from './application-mail.ts'
import { createLawyerData } from './structured-data.ts'

it('renders an application as a table and escapes all values', () => {
  const mail = buildApplicationMail({
    name: 'Eve\r\nBcc: all@x.example',
    email: 'eve@x.example',
    phone: '1',
    bar: '<img src=x>',
    oath: '2012',
    languages: 'fr & en',
    areas: 'asile',
    message: 'a\nb',
  })
  expect(mail.pSubject).toBe('Candidature d’avocat – <img src=x> – Eve Bcc: all@x.example')
  expect(mail.pHtmlContent).toContain('&lt;img src=x&gt;')
  expect(mail.pHtmlContent).toContain('fr &amp; en')
  expect(mail.pHtmlContent).toContain('<p>a<br>b</p>')
})

it('describes the office and the lawyer to search engines', () => {
  const data = createLawyerData(
    {
      name: 'Élise Warnant',
      title: 'Avocate',
      description: 'x',
      phone: '1',
      email: 'e@x.example',
      country: { code: 'BE' },
      languages: ['fr'],
      areasOfLaw: ['nationalité'],
      workingHours: [
        { day: 1, hours: '9:00 - 12:30, 13:30 - 17:00' },
        { day: 2, hours: 'sur rendez-vous' },
      ],
      pricing: { currency: 'EUR', hourlyRateRange: { from: 150, to: 180 } },
      diplomas: [{ institution: 'ULB' }, { institution: 'ULB' }],
      verificationDetails: { barAssociation: 'barreau de Liège-Huy' },
      address: { street: 's', postalCode: '4000', city: 'Liège', latitude: 50, longitude: 5 },
    },
    'https://x.example/detailsavocatslist/5',
  )
  expect(data).toMatchObject({
    '@type': 'LegalService',
    priceRange: '150-180 EUR',
    openingHours: ['Mo 09:00-12:30', 'Mo 13:30-17:00'],
    employee: { '@type': 'Person', alumniOf: [{ name: 'ULB' }] },
  })
})
