import { escapeHtml, toHeaderValue, newlinesToBr } from '../contact-mail.ts'
import { organisation } from '../organisation.ts'

/** What a lawyer who wants to join sends. */
export interface LawyerApplication {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly bar: string
  readonly oath: string
  readonly languages: string
  readonly areas: string
  readonly message: string
}

/** The application as a mail to the secretariat, by the same call as the contact form (spec 7); in French. */
export function buildApplicationMail(application: LawyerApplication) {
  const { name, email, phone, bar, oath, languages, areas, message } = application
  const rows = [
    ['Nom', name],
    ['Adresse e-mail', email],
    ['Téléphone', phone],
    ['Barreau', bar],
    ['Année de la prestation de serment', oath],
    ['Langues de travail', languages],
    ['Matières', areas],
  ]
  return {
    recipient: organisation.email,
    pSubject: toHeaderValue(`Candidature d’avocat – ${bar} – ${name}`),
    pHtmlContent: [
      '<h1>Candidature d’avocat</h1>',
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
