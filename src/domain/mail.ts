import type { Mail } from '#contract/contact.ts'

import { escapeHtml } from './html.ts'
import { organisation } from './organisation.ts'

/** What a visitor sends (spec 3): the names of the country and subject, not their ids. */
export interface ContactSubmission {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly subject: string
  readonly message: string
  /** The lawyer whose profile contains the form (docs/decisions.md, 2.12). */
  readonly lawyer?: string | undefined
  /** The visitor's language in French ('anglais'), if it is not French: they expect an answer in it. */
  readonly language?: string | undefined
}

/** The value sent for 'other', which is not a record (spec 5); the mail is in French. */
export const otherChoiceLabel = 'Autre'

/** The mail for a contact form: an HTML summary (spec 4) to the secretariat's fixed address (spec 9). */
export function buildContactMail(submission: ContactSubmission): Mail {
  const { lawyer, country, subject, name, email, phone, message, language } = submission
  const heading = lawyer === undefined ? 'Demande de contact' : `Demande pour Maître ${lawyer}`
  const rows: [label: string, value: string][] = [
    ['Nom', name],
    ['Adresse e-mail', email],
    ['Téléphone', phone],
    ['Pays de destination', country],
    ['Sujet', subject],
  ]
  if (lawyer !== undefined) rows.unshift(['Avocat', lawyer])
  if (language !== undefined) rows.push(['Langue du visiteur', language])
  return buildMail({ subject: `${heading} – ${subject} – ${name}`, heading, rows, message })
}

interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly message: string
}

/** A mail to the secretariat. All values stay text: none adds markup or a line to the header. */
function buildMail({ subject, heading, rows, message }: MailContent): Mail {
  return {
    recipient: organisation.email,
    pSubject: toHeaderValue(subject),
    pHtmlContent: [
      `<h1>${escapeHtml(heading)}</h1>`,
      '<table>',
      ...rows.map(
        ([label, value]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      '<h2>Message</h2>',
      `<p>${escapeHtml(message).replaceAll(/\r\n|\r|\n/g, '<br>')}</p>`,
    ].join(''),
  }
}

/** One line: replaces everything that a mail server could read as a line end or a command by a space. */
function toHeaderValue(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** What a lawyer sends to join the network. */
interface LawyerApplication {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly bar: string
  readonly oath: string
  readonly languages: string
  readonly areas: string
  readonly message: string
}

/** The mail for an application, sent by the endpoint of the contact form (spec 7); in French. */
export function buildApplicationMail(application: LawyerApplication) {
  const { name, email, phone, bar, oath, languages, areas, message } = application
  return buildMail({
    subject: `Candidature d’avocat – ${bar} – ${name}`,
    heading: 'Candidature d’avocat',
    rows: [
      ['Nom', name],
      ['Adresse e-mail', email],
      ['Téléphone', phone],
      ['Barreau', bar],
      ['Année de la prestation de serment', oath],
      ['Langues de travail', languages],
      ['Matières', areas],
    ],
    message,
  })
}

/** An e-mail address as it was meant: without invisible characters, and a domain with accents as mail servers write it (xn--…). */
export function readEmail(typed: string): string {
  const address = typed.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const [, name = '', domain = ''] = /^([^@]+)@([^@/?#:\\\s]+)$/.exec(address) ?? []
  if (!/[^ -~]/.test(domain)) return address
  return URL.canParse(`https://${domain}`)
    ? `${name}@${new URL(`https://${domain}`).hostname}`
    : address
}
