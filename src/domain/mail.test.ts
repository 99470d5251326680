import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  buildApplicationMail,
  buildContactMail,
  type ContactSubmission,
  readEmail,
} from './mail.ts'
import { organisation } from './organisation.ts'

const submission: ContactSubmission = {
  name: 'Awa Ndiaye',
  email: 'awa@example.org',
  phone: '+32470000000',
  country: 'Belgique',
  subject: 'Visa étudiant',
  message: 'Bonjour,\nmon rendez-vous est le 3 mai.',
}

const numRuns = 1000
const hostilePieces = [
  '\r\nBcc: everyone@example.org',
  '"><img src=x onerror=a(1)>',
  ...'\r \n \u2028 \u2029 \u0000'.split(' '),
  ...`< > " ' & &lt; &#60;b&#62; <br> </td> <script>alert(1)</script> </p>`.split(' '),
]
/** Text of all scripts, with what is special in HTML and in the headers of a mail. */
const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...hostilePieces)),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
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

const ownMarkup = /<\/?(?:h1|h2|table|tr|td|p)>|<th scope="row">|<\/th>|<br>/g
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

  it('names the language of a visitor who does not read French', () => {
    expect(buildContactMail({ ...submission, language: 'anglais' }).pHtmlContent).toContain(
      '<th scope="row">Langue du visiteur</th><td>anglais</td>',
    )
  })

  it('keeps every value as text, whatever is in it', () => {
    fc.assert(
      fc.property(submissions, (any) => {
        const { recipient, pSubject, pHtmlContent, ...rest } = buildContactMail(any)
        expect(rest).toEqual({})
        expect(recipient).toBe(organisation.email)
        expect(pSubject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)

        const { name, email, phone, country, subject, lawyer, message } = any
        const cells = [name, email, phone, country, subject]
        expect(getCells(pHtmlContent)).toEqual(lawyer === undefined ? cells : [lawyer, ...cells])
        expect(decodeEntities(getMessage(pHtmlContent).replaceAll('<br>', '\n'))).toBe(
          message.replaceAll(/\r\n|\r/g, '\n'),
        )
        // Outside the tags of the mail itself, nothing is left that HTML could read as markup.
        expect(
          pHtmlContent.replaceAll(ownMarkup, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, ''),
        ).not.toMatch(/[<>&"']/)
      }),
      { numRuns },
    )
  })
})

it('renders an application as a table and escapes all values', () => {
  const mail = buildApplicationMail({
    name: 'Eve\r\nBcc: all@x.example\n',
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
  expect(mail.pHtmlContent).not.toMatch(/<(?:h1|th scope="row")><|> <\//)
  expect(mail.pHtmlContent).toContain('fr &amp; en')
  expect(mail.pHtmlContent).toContain('<p>a<br>b</p>')
})

it.each([
  ['awa@exemple.org', 'awa@exemple.org'],
  [' \u200Bawa@exemple.org\u202C\n', 'awa@exemple.org'],
  ['Awa.N+visa@Exemple.org', 'Awa.N+visa@Exemple.org'],
  ['awa@école.fr', 'awa@xn--cole-9oa.fr'],
  ['awa@école.fr/x', 'awa@école.fr/x'],
  ['awa', 'awa'],
])('reads the address %j as %s', (typed, address) => {
  expect(readEmail(typed)).toBe(address)
})
