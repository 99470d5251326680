import type { EndpointName } from '#contract/index.ts'

import { endpoints } from './endpoints.ts'
import { type Fault, type NamedScenario, normal, type Scenario } from './scenario.ts'

export { type Fault, instant, type NamedScenario, normal, type Scenario } from './scenario.ts'

/** The server as a whole, well or ill. */
export const generalScenarios: readonly NamedScenario[] = [
  {
    ...asUsual('/'),
    name: 'normal',
    title: { fr: 'Tout va bien', en: 'All is well' },
    spec: ['9.6', '9.8'],
    shows: 'Trouver un avocat',
  },
  {
    ...asUsual('/faq'),
    name: 'slow',
    title: { fr: 'Réseau lent, comme en 3G', en: 'A slow network, as on 3G' },
    spec: ['8.8'],
    latencies: { '*': 2500 },
    shows: 'Combien d’heures puis-je travailler',
  },
  {
    ...everything('never', '/faq'),
    name: 'no-answer',
    title: { fr: 'Le serveur ne répond jamais', en: 'The server never answers' },
    spec: ['8.8'],
    shows: 'Chargement des pays...',
  },
  {
    ...everything('offline', '/faq'),
    name: 'offline',
    title: { fr: 'Hors connexion', en: 'Offline' },
    spec: ['8.1'],
    shows: 'Les pays n’ont pas pu être chargés.',
  },
  {
    ...everything('empty', '/interventions'),
    name: 'empty',
    title: { fr: 'Aucune donnée', en: 'No data at all' },
    spec: ['8.3'],
    shows: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  {
    ...everything({ status: 500, text: 'Internal Server Error' }, '/faq'),
    name: 'server-error',
    title: { fr: 'Le serveur échoue (500)', en: 'The server fails (500)' },
    spec: ['8.1'],
    shows: 'Les pays n’ont pas pu être chargés.',
  },
  {
    ...everything({ status: 403, text: 'Forbidden' }, '/admin/articles'),
    name: 'access-denied',
    title: { fr: 'Accès refusé (403)', en: 'Access denied (403)' },
    spec: ['6.2', '8.16'],
    shows: 'Accès refusé',
  },
  {
    ...everything('wrongShape', '/faq'),
    name: 'wrong-shape',
    title: { fr: 'Réponses d’une autre forme', en: 'Answers of the wrong shape' },
    spec: ['8.1'],
    shows: 'Les pays n’ont pas pu être chargés.',
  },
  {
    ...everything('malformed', '/faq'),
    name: 'not-json',
    title: {
      fr: 'Réponses illisibles (HTML au lieu de JSON)',
      en: 'Unreadable answers (HTML for JSON)',
    },
    spec: ['8.1'],
    shows: 'Les pays n’ont pas pu être chargés.',
  },
  {
    ...asUsual('/admin/articles'),
    name: 'many-records',
    title: { fr: '5 000 fiches', en: '5,000 records' },
    spec: ['2.13.2'],
    records: 'many',
    shows: /sur 5\s?000/u,
  },
  {
    ...asUsual('/faq'),
    name: 'long-texts',
    title: { fr: 'Textes très longs', en: 'Very long texts' },
    spec: ['2.6.1'],
    records: 'long',
    shows: /Donaudampfschifffahrts/u,
  },
]

/**
 * The rows of the error catalogue (spec 8), in their order, named for what goes wrong there; a row that
 * needs no fault of the server's, such as an unknown address, is an address alone.
 */
export const catalogueScenarios: readonly NamedScenario[] = [
  {
    ...failing('countries.list', '/interventions'),
    name: 'countries-failed',
    title: { fr: 'Pays : échec du chargement', en: 'Countries: loading fails' },
    spec: ['8.1'],
    shows: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  {
    ...failing('interventions.list', '/interventions/belgique/visa-etudiant'),
    name: 'interventions-failed',
    title: { fr: 'Interventions : échec du chargement', en: 'Interventions: loading fails' },
    spec: ['8.1'],
    shows: 'Les interventions n’ont pas pu être chargées.',
  },
  {
    ...failing('visas.byCountry', '/detailsvisa/belgique/visa-etudiant'),
    name: 'visas-failed',
    title: { fr: 'Visas : échec du chargement', en: 'Visas: loading fails' },
    spec: ['8.1', '8.2'],
    shows: 'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  },
  {
    ...failing('visas.byCountry', '/detailsvisa/belgique/visa-etudiant', 'empty'),
    name: 'visas-empty',
    title: { fr: 'Visas : aucun', en: 'Visas: none' },
    spec: ['8.2'],
    shows: 'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  },
  {
    ...failing('countries.list', '/', 'empty'),
    name: 'countries-empty',
    title: { fr: 'Pays : aucun', en: 'Countries: none' },
    spec: ['8.3'],
    shows: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  {
    ...failing('interventions.list', '/interventions/belgique/visa-etudiant', 'empty'),
    name: 'interventions-empty',
    title: { fr: 'Interventions : aucune ne correspond', en: 'Interventions: none matches' },
    spec: ['8.4'],
    shows: 'Aucune intervention trouvée pour le pays et le visa sélectionnés.',
  },
  {
    ...failing('testimonials.list', '/'),
    name: 'testimonials-failed',
    title: { fr: 'Témoignages : échec du chargement', en: 'Testimonials: loading fails' },
    spec: ['8.5'],
    shows: 'Impossible de charger les témoignages. Veuillez réessayer plus tard.',
  },
  {
    ...failing('faqs.list', '/faq', 'empty'),
    name: 'faq-empty',
    title: { fr: 'FAQ : aucune question', en: 'FAQ: no question' },
    spec: ['8.7'],
    shows: 'Aucune question trouvée pour ce pays et ce sujet.',
  },
  {
    ...failing('countries.list', '/faq', 'never'),
    name: 'faq-loading-countries',
    title: { fr: 'FAQ : les pays se font attendre', en: 'FAQ: waiting for the countries' },
    spec: ['8.8'],
    shows: 'Chargement des pays...',
  },
  {
    ...failing('faqs.list', '/faq', 'never'),
    name: 'faq-loading-questions',
    title: { fr: 'FAQ : les questions se font attendre', en: 'FAQ: waiting for the questions' },
    spec: ['8.8'],
    shows: 'Chargement des questions...',
  },
  {
    ...failing('faqs.list', '/faq'),
    name: 'faq-failed',
    title: { fr: 'FAQ : échec du chargement', en: 'FAQ: loading fails' },
    spec: ['8.1'],
    shows: 'Les questions n’ont pas pu être chargées.',
  },
  {
    ...asUsual('/blog?country=CM&tags=etudes'),
    name: 'blog-no-match',
    title: { fr: 'Blog : aucun article ne correspond', en: 'Blog: no article matches' },
    spec: ['8.9'],
    shows: 'Aucun article ne correspond aux filtres sélectionnés.',
  },
  {
    ...asUsual('/blog/article-inconnu'),
    name: 'article-unknown',
    title: { fr: 'Article inconnu', en: 'Unknown article' },
    spec: ['8.10'],
    shows: 'Article non trouvé',
  },
  {
    ...asUsual('/nulle-part'),
    name: 'address-unknown',
    title: { fr: 'Adresse inconnue', en: 'Unknown address' },
    spec: ['8.11'],
    shows: 'Page non trouvée',
  },
  {
    ...failing('articles.list', '/blog'),
    name: 'blog-failed',
    title: { fr: 'Blog : échec du chargement', en: 'Blog: loading fails' },
    spec: ['8.12'],
    shows: 'Les articles n’ont pas pu être chargés.',
  },
  {
    ...failing('contactSubjects.list', '/contact'),
    name: 'contact-failed',
    title: {
      fr: 'Contact : les sujets ne se chargent pas',
      en: 'Contact: the subjects do not load',
    },
    spec: ['8.12'],
    shows: 'La liste des sujets n’a pas pu être chargée.',
  },
  {
    ...failing('mail.send', '/contact'),
    name: 'mail-failed',
    title: { fr: 'Contact : le message ne part pas', en: 'Contact: the message does not leave' },
    spec: ['8.12'],
    shows: 'Nous joindre',
  },
  {
    ...asUsual('/avocatslist?city=Gand&language=pt'),
    name: 'lawyers-no-result',
    title: { fr: 'Avocats : aucun résultat', en: 'Lawyers: nobody found' },
    spec: ['8.13'],
    shows: 'Aucun avocat trouvé correspondant à vos critères de recherche.',
  },
  {
    ...asUsual('/detailsavocatslist/99999'),
    name: 'lawyer-unknown',
    title: { fr: 'Avocat inconnu', en: 'Unknown lawyer' },
    spec: ['8.14'],
    shows: 'Avocat non trouvé',
  },
  {
    ...failing('countries.list', '/detailsavocatslist/1?tab=contact'),
    name: 'lawyer-contact-failed',
    title: {
      fr: 'Fiche d’avocat : les pays ne se chargent pas',
      en: 'A lawyer’s page: the countries do not load',
    },
    spec: ['7.34', '8.15'],
    shows: 'La liste des pays n’a pas pu être chargée.',
  },
  {
    ...failing('articles.list', '/admin/articles'),
    name: 'admin-articles-failed',
    title: { fr: 'Administration : échec du chargement', en: 'Back-office: loading fails' },
    spec: ['8.16'],
    shows: 'La liste n’a pas pu être chargée.',
  },
  {
    ...asUsual('/admin/visas/formulaire/1'),
    name: 'image-broken',
    title: { fr: 'Une image qui ne s’affiche pas', en: 'An image that cannot be shown' },
    spec: ['8.17'],
    records: 'brokenImages',
    shows: "Impossible de charger l'image",
  },
  {
    ...failing('faqs.create', '/admin/faqs/formulaire/new'),
    name: 'faq-save-failed',
    title: { fr: 'FAQ : l’enregistrement échoue', en: 'FAQ: saving fails' },
    spec: ['8.18'],
    shows: 'Créer une FAQ',
  },
]

/** Every scenario there is, for the demo's bar, Storybook and the tests alike. */
export const scenarios: readonly NamedScenario[] = [...generalScenarios, ...catalogueScenarios]

/** One endpoint that fails with a chosen status: `fail-faqs.list-503`. */
export function failureName(endpoint: EndpointName, status: number): string {
  return `fail-${endpoint}-${status}`
}

/** The scenario of this name, of the list or a chosen failure; undefined when there is none. */
export function scenarioNamed(name: string): NamedScenario | undefined {
  return scenarios.find((scenario) => scenario.name === name) ?? chosenFailure(name)
}

function chosenFailure(name: string): NamedScenario | undefined {
  const [, wanted, status] = name.match(/^fail-([\w.]+)-([45]\d\d)$/) ?? []
  const endpoint = endpoints.find((known) => known.name === wanted)?.name
  if (endpoint === undefined) return undefined
  return {
    ...failing(endpoint, '/', { status: Number(status) }),
    name,
    title: { fr: `${endpoint} répond ${status}`, en: `${endpoint} answers ${status}` },
    spec: ['7.33'],
    shows: '',
  }
}

function asUsual(path: string) {
  return { ...normal, path }
}
function everything(fault: Fault, path: string) {
  return { ...normal, faults: { '*': fault }, path }
}
function failing(endpoint: EndpointName, path: string, fault: Fault = { status: 500 }) {
  return { ...normal, faults: { [endpoint]: fault } satisfies Scenario['faults'], path }
}
