import { organisation } from './organisation.ts'

/** What a visitor sends (spec 3): the names of the country and subject, not their ids. */
export interface ContactSubmission {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly subject: string
  readonly message: string
  /** The lawyer whose profile the form stands on (decisions.md, 2.12). */
  readonly lawyer?: string | undefined
}

interface ContactMail {
  readonly recipient: string
  readonly pSubject: string
  readonly pHtmlContent: string
}

/** What the secretariat reads for a choice that no record stands for (spec 5); the mail is in French. */
export const otherChoiceLabel = 'Autre'

/**
 * The mail for a submission: an HTML summary (spec 4) to the fixed address of the secretariat
 * (spec 9). Whatever was typed stays text: no value adds markup, none breaks a line of the header.
 */
export function buildContactMail(submission: ContactSubmission): ContactMail {
  const { lawyer, country, subject, name, email, phone, message } = submission
  const rows = [
    ...(lawyer === undefined ? [] : [['Avocat', lawyer]]),
    ['Nom', name],
    ['Adresse e-mail', email],
    ['Téléphone', phone],
    ['Pays de destination', country],
    ['Sujet', subject],
  ]
  const heading = lawyer === undefined ? 'Demande de contact' : `Demande pour Maître ${lawyer}`
  return {
    recipient: organisation.email,
    pSubject: toHeaderValue(`${heading} – ${subject} – ${name}`),
    pHtmlContent: [
      `<h1>${escapeHtml(heading)}</h1>`,
      '<table>',
      ...rows.map(
        ([label = '', value = '']) =>
          `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      '<h2>Message</h2>',
      `<p>${newlinesToBr(escapeHtml(message))}</p>`,
    ].join(''),
  }
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => htmlEntities[character] ?? '')
}

export function newlinesToBr(html: string): string {
  return html.replaceAll(/\r\n|\r|\n/g, '<br>')
}

/** One line: whatever a mail server might take for the end of it, or for a command, becomes a space. */
export function toHeaderValue(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
