import { buildMail } from '../contact-mail.ts'

/** What a lawyer sends to join the network. */
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
