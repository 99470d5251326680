import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildContactMail, type ContactSubmission } from './contact-mail.ts'
import { organisation } from './organisation.ts'

const submission: ContactSubmission = {
  name: 'Awa Ndiaye',
  email: 'awa@example.org',
  phone: '+32470000000',
  country: 'Belgique',
  subject: 'Visa étudiant',
  message: 'Bonjour,\nmon rendez-vous est le 3 mai.',
}

/** Text that an attacker, or a person with an unusual name, may type. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '<br>', '</td>', '\r', '\n', '\u2028', 'a'),
    )
    .map((pieces) => pieces.join('')),
  fc.constantFrom(
    '<script>alert(1)</script>',
    'x\r\nBcc: everyone@example.org',
    '"><img src=x onerror=alert(1)>',
    '</p><form action="https://evil.example">',
    '&#60;b&#62;',
  ),
)
const submissions: fc.Arbitrary<ContactSubmission> = fc.record(
  {
    name: hostileText,
    email: hostileText,
    phone: hostileText,
    country: hostileText,
    subject: hostileText,
    message: hostileText,
    lawyer: hostileText,
  },
  { requiredKeys: ['name', 'email', 'phone', 'country', 'subject', 'message'] },
)

const getTags = (html: string) => html.match(/<[^>]*>?/g) ?? []
const decodeEntities = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const getCells = (html: string) =>
  Array.from(html.matchAll(/<td>([^<]*)<\/td>/g), ([, cell = '']) => decodeEntities(cell))
const getMessage = (html: string) => html.match(/<p>(.*)<\/p>$/s)?.[1] ?? ''

describe('buildContactMail (spec 3.14, 7.30, 9.11)', () => {
  it('summarises the submission for the secretariat', () => {
    const mail = buildContactMail(submission)
    expect(mail.recipient).toBe(organisation.email)
    expect(mail.pSubject).toBe('Demande de contact – Visa étudiant – Awa Ndiaye')
    expect(mail.pHtmlContent).toBe(
      '<h1>Demande de contact</h1><table>' +
        '<tr><th scope="row">Nom</th><td>Awa Ndiaye</td></tr>' +
        '<tr><th scope="row">Adresse e-mail</th><td>awa@example.org</td></tr>' +
        '<tr><th scope="row">Téléphone</th><td>+32470000000</td></tr>' +
        '<tr><th scope="row">Pays de destination</th><td>Belgique</td></tr>' +
        '<tr><th scope="row">Sujet</th><td>Visa étudiant</td></tr></table>' +
        '<h2>Message</h2><p>Bonjour,<br>mon rendez-vous est le 3 mai.</p>',
    )
  })

  it('names the lawyer of the profile', () => {
    const mail = buildContactMail({ ...submission, lawyer: 'Marie Dubois' })
    expect(mail.pSubject).toBe('Demande pour Maître Marie Dubois – Visa étudiant – Awa Ndiaye')
    expect(mail.pHtmlContent).toContain('<th scope="row">Avocat</th><td>Marie Dubois</td>')
  })

  it('has exactly three fields for any input', () => {
    fc.assert(
      fc.property(submissions, (any) => {
        expect(Object.keys(buildContactMail(any))).toEqual([
          'recipient',
          'pSubject',
          'pHtmlContent',
        ])
        expect(buildContactMail(any).recipient).toBe(organisation.email)
      }),
    )
  })

  it('keeps every header on one line', () => {
    fc.assert(
      fc.property(submissions, (any) => {
        const { recipient, pSubject } = buildContactMail(any)
        expect(recipient + pSubject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })

  it('escapes markup in every value', () => {
    fc.assert(
      fc.property(submissions, (any) => {
        const blank = { name: '', email: '', phone: '', country: '', subject: '', message: '' }
        const own = buildContactMail(any.lawyer === undefined ? blank : { ...blank, lawyer: '' })
        const tags = getTags(buildContactMail(any).pHtmlContent).filter((tag) => tag !== '<br>')
        expect(tags).toEqual(getTags(own.pHtmlContent))
      }),
    )
  })

  it('loses no character of any value', () => {
    fc.assert(
      fc.property(submissions, (any) => {
        const { pHtmlContent } = buildContactMail(any)
        const { name, email, phone, country, subject, lawyer } = any
        expect(getCells(pHtmlContent)).toEqual([
          ...(lawyer === undefined ? [] : [lawyer]),
          name,
          email,
          phone,
          country,
          subject,
        ])
        expect(decodeEntities(getMessage(pHtmlContent).replaceAll('<br>', '\n'))).toBe(
          any.message.replaceAll(/\r\n|\r/g, '\n'),
        )
      }),
    )
  })
})
