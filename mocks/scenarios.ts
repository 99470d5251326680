import type { EndpointName } from '#contract/index.ts'

import type { SeedVariant } from './database/seed-variants.ts'
import { endpoints } from './endpoints.ts'
import type { Extreme } from './handlers/extremes.ts'

/**
 * A fault of one call:
 * - `empty`: a list without records
 * - `never`: no response
 * - `offline`: a network error
 * - `malformed`: 200 with a body that is not JSON
 * - `wrongShape`: 200 with JSON that violates the contract
 * - a status with a text
 */
export type Fault =
  | 'empty'
  | 'never'
  | 'offline'
  | 'malformed'
  | 'wrongShape'
  | { readonly status: number; readonly text?: string }

/** How the mock behaves. Handlers do not depend on it. */
export interface Scenario {
  /** Milliseconds before a response, by call; `'*'` covers the others. */
  readonly latencies?: Readonly<Partial<Record<EndpointName | '*', number>>>
  /** Faults by call; `'*'` covers the others. */
  readonly faults?: Readonly<Partial<Record<EndpointName | '*', Fault>>>
  /** What reads answer instead of a record as it is, by call; `'*'` covers the others. */
  readonly extremes?: Readonly<Partial<Record<EndpointName | '*', Extreme>>>
  /** A change of the seed. */
  readonly seedVariant?: SeedVariant
}

/** The delays that the specification documents (spec 9). The mock has them, because in production they are the server's. */
export const normal: Scenario = {
  latencies: { 'articles.list': 800, 'testimonials.list': 300 },
}

/** No latency: for stories and tests that are not about waiting. */
export const instant: Scenario = {}

/** A scenario that can be selected, shared by URL and tested. */
export interface NamedScenario extends Scenario {
  /** The value in the URL: `?scenario=faq-empty`. */
  readonly name: string
  readonly title: { readonly fr: string; readonly en: string }
  /** The clauses of docs/specification.md that it shows. */
  readonly specClauses: readonly string[]
  /** The page that shows it. */
  readonly path: string
  /** French text on that page, for a test. */
  readonly expectedText: string | RegExp
}

/** Scenarios that concern the whole server. */
export const generalScenarios = withNames({
  normal: {
    ...withoutFaults('/'),
    title: { fr: 'Tout va bien', en: 'All is well' },
    specClauses: ['9.6', '9.8'],
    expectedText: 'Trouver un avocat',
  },
  slow: {
    ...withoutFaults('/faq'),
    title: { fr: 'Réseau lent, comme en 3G', en: 'A slow network, as on 3G' },
    specClauses: ['8.8'],
    latencies: { '*': 2500 },
    expectedText: 'Combien d’heures puis-je travailler',
  },
  'no-answer': {
    ...withFaultEverywhere('never', '/faq'),
    title: { fr: 'Le serveur ne répond jamais', en: 'The server never answers' },
    specClauses: ['8.8'],
    expectedText: 'Chargement des pays...',
  },
  offline: {
    ...withFaultEverywhere('offline', '/faq'),
    title: { fr: 'Hors connexion', en: 'Offline' },
    specClauses: ['8.1'],
    expectedText: 'Les pays n’ont pas pu être chargés.',
  },
  empty: {
    ...withFaultEverywhere('empty', '/interventions'),
    title: {
      fr: 'Aucune donnée : toutes les listes sont vides',
      en: 'No data: all lists are empty',
    },
    specClauses: ['8.3'],
    expectedText: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  'server-error': {
    ...withFaultEverywhere({ status: 500, text: 'Internal Server Error' }, '/faq'),
    title: { fr: 'Le serveur est en panne (500)', en: 'The server is down (500)' },
    specClauses: ['8.1'],
    expectedText: 'Les pays n’ont pas pu être chargés.',
  },
  'access-denied': {
    ...withFaultEverywhere({ status: 403, text: 'Forbidden' }, '/admin/articles'),
    title: { fr: 'Accès refusé (403)', en: 'Access denied (403)' },
    specClauses: ['6.2', '8.16'],
    expectedText: 'Accès refusé',
  },
  'signed-out': {
    ...withFaultEverywhere({ status: 401, text: 'Unauthorized' }, '/admin/articles'),
    title: { fr: 'Pas connecté (401)', en: 'Signed out (401)' },
    specClauses: ['6.2', '8.16'],
    expectedText: 'Se connecter',
  },
  'session-expired': {
    path: '/admin/faqs/formulaire/1',
    title: {
      fr: 'La session expire pendant la saisie (401)',
      en: 'The session expires while typing (401)',
    },
    specClauses: ['6.2', '8.16'],
    faults: Object.fromEntries(
      endpoints
        .filter(({ endpoint }) => endpoint.method !== 'GET')
        .map(({ name }) => [name, { status: 401, text: 'Unauthorized' }]),
    ),
    expectedText: 'Modifier une FAQ',
  },
  'wrong-shape': {
    ...withFaultEverywhere('wrongShape', '/faq'),
    title: { fr: 'Réponses d’une autre forme', en: 'Answers of the wrong shape' },
    specClauses: ['8.1'],
    expectedText: 'Les pays n’ont pas pu être chargés.',
  },
  'not-json': {
    ...withFaultEverywhere('malformed', '/faq'),
    title: {
      fr: 'Réponses illisibles (HTML au lieu de JSON)',
      en: 'Unreadable answers (HTML for JSON)',
    },
    specClauses: ['8.1'],
    expectedText: 'Les pays n’ont pas pu être chargés.',
  },
  'many-records': {
    ...withoutFaults('/admin/articles'),
    title: { fr: '5 000 fiches', en: '5,000 records' },
    specClauses: ['2.13.2'],
    seedVariant: 'many',
    expectedText: /sur 5\s?000/u,
  },
  'long-texts': {
    ...withoutFaults('/faq'),
    title: { fr: 'Textes très longs', en: 'Very long texts' },
    specClauses: ['2.6.1'],
    seedVariant: 'long',
    expectedText: /Donaudampfschifffahrts/u,
  },
  'blank-texts': {
    ...withoutFaults('/pricing/belgique/visa-etudiant'),
    title: { fr: 'Prix et textes laissés vides', en: 'Prices and texts left empty' },
    specClauses: ['2.1.7'],
    seedVariant: 'blank',
    expectedText: 'Prix sur demande',
  },
  minimal: {
    ...withExtreme('minimal', '*', '/pricing/belgique/visa-etudiant'),
    title: { fr: 'Réponses minimales', en: 'Minimal answers' },
    specClauses: [],
    expectedText: 'Prix sur demande',
  },
  maximal: {
    ...withExtreme('maximal', '*', '/interventions/belgique/visa-etudiant'),
    title: { fr: 'Réponses maximales', en: 'Maximal answers' },
    specClauses: [],
    expectedText: /Donaudampfschifffahrts/u,
  },
})

/** The error catalogue (spec 8), in its order. Where the server does nothing wrong, the path alone shows the error. */
export const catalogueScenarios = withNames({
  'countries-failed': {
    ...withFault('countries.list', '/interventions'),
    title: { fr: 'Pays : échec du chargement', en: 'Countries: loading fails' },
    specClauses: ['8.1'],
    expectedText: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  'interventions-failed': {
    ...withFault('interventions.list', '/interventions/belgique/visa-etudiant'),
    title: { fr: 'Interventions : échec du chargement', en: 'Interventions: loading fails' },
    specClauses: ['8.1'],
    expectedText: 'Les interventions n’ont pas pu être chargées.',
  },
  'visas-failed': {
    ...withFault('visas.byCountry', '/detailsvisa/belgique/visa-etudiant'),
    title: { fr: 'Visas : échec du chargement', en: 'Visas: loading fails' },
    specClauses: ['8.1', '8.2'],
    expectedText: 'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  },
  'visas-empty': {
    ...withFault('visas.byCountry', '/detailsvisa/belgique/visa-etudiant', 'empty'),
    title: { fr: 'Visas : aucun', en: 'Visas: none' },
    specClauses: ['8.2'],
    expectedText: 'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  },
  'countries-empty': {
    ...withFault('countries.list', '/', 'empty'),
    title: { fr: 'Pays : aucun', en: 'Countries: none' },
    specClauses: ['8.3'],
    expectedText: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  },
  'interventions-empty': {
    ...withFault('interventions.list', '/interventions/belgique/visa-etudiant', 'empty'),
    title: { fr: 'Interventions : aucune ne correspond', en: 'Interventions: none matches' },
    specClauses: ['8.4'],
    expectedText: 'Aucune intervention trouvée pour le pays et le visa sélectionnés.',
  },
  'testimonials-failed': {
    ...withFault('testimonials.list', '/'),
    title: { fr: 'Témoignages : échec du chargement', en: 'Testimonials: loading fails' },
    specClauses: ['8.5'],
    expectedText: 'Impossible de charger les témoignages. Veuillez réessayer plus tard.',
  },
  'lawyers-empty': {
    ...withFault('lawyers.list', '/avocatslist', 'empty'),
    title: { fr: 'Annuaire : aucun avocat', en: 'Directory: no lawyer' },
    specClauses: [],
    expectedText: 'L’annuaire est vide pour l’instant.',
  },
  'faq-empty': {
    ...withFault('faqs.list', '/faq', 'empty'),
    title: { fr: 'FAQ : aucune question', en: 'FAQ: no question' },
    specClauses: ['8.7'],
    expectedText: 'Aucune question trouvée pour ce pays et ce sujet.',
  },
  'faq-loading-countries': {
    ...withFault('countries.list', '/faq', 'never'),
    title: { fr: 'FAQ : les pays se font attendre', en: 'FAQ: waiting for the countries' },
    specClauses: ['8.8'],
    expectedText: 'Chargement des pays...',
  },
  'faq-loading-questions': {
    ...withFault('faqs.list', '/faq', 'never'),
    title: { fr: 'FAQ : les questions se font attendre', en: 'FAQ: waiting for the questions' },
    specClauses: ['8.8'],
    expectedText: 'Chargement des questions...',
  },
  'faq-failed': {
    ...withFault('faqs.list', '/faq'),
    title: { fr: 'FAQ : échec du chargement', en: 'FAQ: loading fails' },
    specClauses: ['8.1'],
    expectedText: 'Les questions n’ont pas pu être chargées.',
  },
  'blog-no-match': {
    ...withoutFaults('/blog?country=CM&tags=etudes'),
    title: { fr: 'Blog : aucun article ne correspond', en: 'Blog: no article matches' },
    specClauses: ['8.9'],
    expectedText: 'Aucun article ne correspond aux filtres sélectionnés.',
  },
  'article-unknown': {
    ...withoutFaults('/blog/article-inconnu'),
    title: { fr: 'Article inconnu', en: 'Unknown article' },
    specClauses: ['8.10'],
    expectedText: 'Article non trouvé',
  },
  'address-unknown': {
    ...withoutFaults('/nulle-part'),
    title: { fr: 'Adresse inconnue', en: 'Unknown address' },
    specClauses: ['8.11'],
    expectedText: 'Page non trouvée',
  },
  'blog-failed': {
    ...withFault('articles.list', '/blog'),
    title: { fr: 'Blog : échec du chargement', en: 'Blog: loading fails' },
    specClauses: ['8.12'],
    expectedText: 'Les articles n’ont pas pu être chargés.',
  },
  'contact-failed': {
    ...withFault('contactSubjects.list', '/contact'),
    title: {
      fr: 'Contact : les sujets ne se chargent pas',
      en: 'Contact: the subjects do not load',
    },
    specClauses: ['8.12'],
    expectedText: 'La liste des sujets n’a pas pu être chargée.',
  },
  'mail-failed': {
    ...withFault('mail.send', '/contact'),
    title: { fr: 'Contact : le message ne part pas', en: 'Contact: the message does not leave' },
    specClauses: ['8.12'],
    expectedText: 'Nous joindre',
  },
  'lawyers-no-result': {
    ...withoutFaults('/avocatslist?city=Gand&language=pt'),
    title: {
      fr: 'Avocats : aucun ne correspond aux filtres',
      en: 'Lawyers: none matches the filters',
    },
    specClauses: ['8.13'],
    expectedText: 'Aucun avocat trouvé correspondant à vos critères de recherche.',
  },
  'lawyer-unknown': {
    ...withoutFaults('/detailsavocatslist/99999'),
    title: { fr: 'Avocat inconnu', en: 'Unknown lawyer' },
    specClauses: ['8.14'],
    expectedText: 'Avocat non trouvé',
  },
  'lawyer-contact-failed': {
    ...withFault('countries.list', '/detailsavocatslist/1?tab=contact'),
    title: {
      fr: 'Fiche d’avocat : les pays ne se chargent pas',
      en: 'A lawyer’s page: the countries do not load',
    },
    specClauses: ['7.34', '8.15'],
    expectedText: 'La liste des pays n’a pas pu être chargée.',
  },
  'admin-articles-failed': {
    ...withFault('articles.list', '/admin/articles'),
    title: { fr: 'Administration : échec du chargement', en: 'Back-office: loading fails' },
    specClauses: ['8.16'],
    expectedText: 'La liste n’a pas pu être chargée.',
  },
  'content-findings': {
    ...withoutFaults('/admin/controles?type=visa'),
    title: { fr: 'Contrôles : une remarque par règle', en: 'Checks: a remark for each rule' },
    specClauses: [],
    seedVariant: 'contentFindings',
    expectedText: 'Aucune intervention n’est proposée pour ce visa',
  },
  'image-broken': {
    ...withoutFaults('/admin/visas/formulaire/1'),
    title: { fr: 'Une image qui ne s’affiche pas', en: 'An image that cannot be shown' },
    specClauses: ['8.17'],
    seedVariant: 'brokenImages',
    expectedText: "Impossible de charger l'image",
  },
  'faq-save-failed': {
    ...withFault('faqs.create', '/admin/faqs/formulaire/new'),
    title: { fr: 'FAQ : l’enregistrement échoue', en: 'FAQ: saving fails' },
    specClauses: ['8.18'],
    expectedText: 'Créer une FAQ',
  },
})

/** All scenarios, for the demo toolbar, Storybook and the tests. */
export const scenarios: readonly NamedScenario[] = [...generalScenarios, ...catalogueScenarios]

/** Who meets a scenario: who reads the site, who edits it, or only who develops it. */
export const audiences = ['visitor', 'editor', 'developer'] as const
export type Audience = (typeof audiences)[number]

/** Tells who meets a scenario, by what its server does and where it is seen. */
export function getAudience({ name, path, faults = {} }: NamedScenario): Audience {
  // A server that breaks its contract, or answers with its limits, is met while it is written.
  const isContractBroken = Object.values(faults).some(
    (fault) => fault === 'wrongShape' || fault === 'malformed',
  )
  if (isContractBroken || /^m(?:in|ax)imal-/.test(name)) return 'developer'
  return path.startsWith('/admin') ? 'editor' : 'visitor'
}

/** Whether the server does nothing unusual in a scenario, so that only its page shows it: an unknown address. */
export function isAddressOnly({ name, faults, extremes, seedVariant, latencies }: NamedScenario) {
  const hasUsualServer =
    latencies === normal.latencies && [faults, extremes, seedVariant].every((one) => !one)
  return hasUsualServer && name !== 'normal'
}

/** The name of the scenario in which one endpoint fails: `fail-faqs.list-503`. It is in no list. */
export function getFailureScenarioName(endpoint: EndpointName, status: number): string {
  return `fail-${endpoint}-${status}`
}

/** The name of the scenario in which one read answers the least or the most: `minimal-faqs.list`. It is in no list. */
export function getExtremeScenarioName(extreme: Extreme, endpoint: EndpointName): string {
  return `${extreme}-${endpoint}`
}

/** Finds a scenario by name: one of the list, the failure of an endpoint, or what a read answers at the least or most. */
export function findScenario(name: string): NamedScenario | undefined {
  return (
    scenarios.find((scenario) => scenario.name === name) ??
    createFailureScenario(name) ??
    createExtremeScenario(name)
  )
}

function createFailureScenario(name: string): NamedScenario | undefined {
  const [, endpointName, status] = name.match(/^fail-([\w.]+)-([45]\d\d)$/) ?? []
  const endpoint = endpoints.find(({ name: candidate }) => candidate === endpointName)?.name
  if (endpoint === undefined) return undefined
  return {
    ...withFault(endpoint, '/', { status: Number(status) }),
    name,
    title: { fr: `${endpoint} répond ${status}`, en: `${endpoint} answers ${status}` },
    specClauses: ['7.33'],
    expectedText: '',
  }
}

function createExtremeScenario(name: string): NamedScenario | undefined {
  const [, extreme, endpointName] = name.match(/^(minimal|maximal)-([\w.]+)$/) ?? []
  const endpoint = endpoints.find(
    ({ name: candidate, endpoint: { method } }) => method === 'GET' && candidate === endpointName,
  )?.name
  if (endpoint === undefined) return undefined
  const isMinimal = extreme === 'minimal'
  return {
    ...withExtreme(isMinimal ? 'minimal' : 'maximal', endpoint, '/'),
    name,
    title: isMinimal
      ? { fr: `${endpoint} répond le minimum`, en: `${endpoint} answers the minimum` }
      : { fr: `${endpoint} répond le maximum`, en: `${endpoint} answers the maximum` },
    specClauses: [],
    expectedText: '',
  }
}

/** A list of scenarios by name, in the same order. */
function withNames(byName: Readonly<Record<string, Omit<NamedScenario, 'name'>>>): NamedScenario[] {
  return Object.entries(byName).map(([name, scenario]) => ({ ...scenario, name }))
}

function withoutFaults(path: string) {
  return { ...normal, path }
}
function withFaultEverywhere(fault: Fault, path: string) {
  return { ...normal, faults: { '*': fault }, path }
}
function withFault(endpoint: EndpointName, path: string, fault: Fault = { status: 500 }) {
  return { ...normal, faults: { [endpoint]: fault } satisfies Scenario['faults'], path }
}
/** The largest answers also need records, which exist for every other call. */
function withExtreme(extreme: Extreme, endpoint: EndpointName | '*', path: string) {
  return {
    ...normal,
    extremes: { [endpoint]: extreme } satisfies Scenario['extremes'],
    ...(extreme === 'maximal' && { seedVariant: 'large' as const }),
    path,
  }
}
