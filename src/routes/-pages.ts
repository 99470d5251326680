import { getResultPath } from '../domain/orientation/result-address.ts'
import type { FileRoutesById } from '../routeTree.gen.ts'

/** What tools know of a page. The client imports none of it: its own facts are the `staticData` of the route. */
export interface Page {
  /** URLs that show most of it, by their names in pictures, tests and the map. None if another route shows the same screen. */
  readonly examples: Readonly<Record<string, string>>
  /** The sections of the specification that describe it. */
  readonly spec: readonly string[]
  /** The titles of its stories, the one of its states first. */
  readonly stories: readonly string[]
  /** Where a designer looks for it in the map of screens. */
  readonly section: (typeof mapSections)[number]
}

/** A page of the public site, which is prerendered. */
interface PublicPage extends Page {
  /**
   * The limit of its scripts, in units of 1,024 bytes, compressed with brotli. Who raises it says in the commit what was given up
   * elsewhere.
   */
  readonly scriptLimit: number
}

/** Layouts, and routes that redirect. */
type RouteWithoutPage =
  | '__root__'
  | '/_public'
  | '/admin'
  | '/_public/admin/$'
  | '/_public/detailsvisa/'
  | '/_public/detailsvisa/$country/'
  | '/_public/interventions/'
  | '/_public/interventions/$country/'

/** The id of a route with a page. */
type PageId = Exclude<keyof FileRoutesById, RouteWithoutPage>

type NotFoundId = '/_public/$'

/** The sections of the map of screens, in its order. */
export const mapSections = [
  'Finding a visa',
  'Help, its price, a message',
  'Lawyers',
  'Questions and articles',
  'A letter, days, one’s own file',
  'The network and its duties',
  'What waits',
  'Records',
  'Many records at once',
] as const

/**
 * The facts of every page that tools need, once. The demo toolbar, the map of screens, the budgets, the prerendered pages and the
 * tests of all screens derive from it. The compiler names a page that is missing, and a fact that a page lacks.
 */
export const pages: {
  readonly [Id in PageId]: Id extends `/_public/${string}`
    ? Id extends NotFoundId
      ? Page
      : PublicPage
    : Page
} = {
  '/_public/': {
    examples: { home: '/' },
    spec: ['2.2', '2.3', '4', '8', '9'],
    stories: [
      'Screens/Home',
      'Screens/Home/Testimonial card',
      'Screens/Home/Video card',
      'Site components/Visa card',
      'Site components/Article card',
    ],
    section: 'Finding a visa',
    scriptLimit: 188.9,
  },
  '/_public/interventions/$country/$visa': {
    examples: { interventions: '/interventions/belgique/visa-etudiant#niveau-2' },
    spec: ['2.2', '2.4', '4', '8'],
    stories: ['Screens/Interventions'],
    section: 'Help, its price, a message',
    scriptLimit: 173.7,
  },
  '/_public/pricing/$country/$visa': {
    examples: { offers: '/pricing/belgique/visa-etudiant' },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Offers'],
    section: 'Help, its price, a message',
    scriptLimit: 174.5,
  },
  '/_public/faq': {
    examples: { faq: '/faq?question=1&q=travail' },
    spec: ['2.2', '2.6', '4', '8'],
    stories: ['Screens/FAQ', 'Screens/FAQ/Question'],
    section: 'Questions and articles',
    scriptLimit: 173.8,
  },
  '/_public/mentions-legales': {
    ...createLegalPage({ 'legal-notice': '/mentions-legales' }),
    scriptLimit: 155.8,
  },
  '/_public/confidentialite': {
    ...createLegalPage({ privacy: '/confidentialite' }),
    scriptLimit: 158.7,
  },
  '/_public/accessibilite': {
    ...createLegalPage({ accessibility: '/accessibilite' }),
    scriptLimit: 155.8,
  },
  '/_public/apropos': {
    examples: { about: '/apropos?tab=histoire' },
    spec: ['2.2', '2.9', '4', '9'],
    stories: ['Screens/About'],
    section: 'The network and its duties',
    scriptLimit: 153,
  },
  '/_public/contact': {
    examples: { contact: '/contact?country=france&subject=visa-etudiant&level=3' },
    spec: ['2.2', '2.8', '4', '5', '7', '9'],
    stories: ['Screens/Contact', 'Site components/Contact form'],
    section: 'Help, its price, a message',
    scriptLimit: 178.3,
  },
  '/_public/detailsvisa/$country/$visa': {
    examples: { 'visa-details': '/detailsvisa/belgique/visa-etudiant' },
    spec: ['2.2', '2.5', '4', '8'],
    stories: ['Screens/Visa details', 'Site components/Visa content'],
    section: 'Finding a visa',
    scriptLimit: 174.4,
  },
  '/_public/lettre/': {
    examples: {
      letter:
        '/lettre?country=FR&letter=appeal&rule=fr-recours-silence&held=no&subject=visa-etudiant',
      'letter-result': '/lettre?country=BE&letter=removal&subject=visa-etudiant',
    },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Letter'],
    section: 'A letter, days, one’s own file',
    scriptLimit: 170.4,
  },
  '/_public/lettre/regles': {
    examples: { 'letter-rules': '/lettre/regles' },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Letter'],
    section: 'A letter, days, one’s own file',
    scriptLimit: 156.8,
  },
  '/_public/orientation/': {
    examples: {
      orientation: '/orientation?decision=none&country=two',
      'orientation-result': getResultPath({ help: 'prepare' }),
    },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Orientation'],
    section: 'Finding a visa',
    scriptLimit: 163.6,
  },
  '/_public/orientation/plan': {
    examples: { 'orientation-plan': '/orientation/plan' },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Orientation'],
    section: 'Finding a visa',
    scriptLimit: 162.7,
  },
  '/_public/jours-schengen': {
    examples: {
      'schengen-days':
        '/jours-schengen?stays=2026-03-01_2026-03-30,2026-06-01_2026-07-30&day=2026-08-27',
    },
    spec: ['2.1', '2.2'],
    stories: ['Screens/Schengen days'],
    section: 'A letter, days, one’s own file',
    scriptLimit: 158,
  },
  '/_public/mon-dossier': {
    examples: { 'case-file': '/mon-dossier?country=belgique&subject=visa-etudiant&level=2' },
    spec: ['2.1', '2.2'],
    stories: ['Screens/My file'],
    section: 'A letter, days, one’s own file',
    scriptLimit: 164.2,
  },
  '/_public/services': {
    examples: { services: '/services' },
    spec: ['1', '2.1', '2.2'],
    stories: ['Screens/Services'],
    section: 'Help, its price, a message',
    scriptLimit: 153.4,
  },
  '/_public/avocatslist/': {
    examples: { lawyers: '/avocatslist?country=belgique' },
    spec: ['2.2', '2.11', '5', '8', '9'],
    stories: ['Screens/Lawyers/Directory'],
    section: 'Lawyers',
    scriptLimit: 168.6,
  },
  '/_public/detailsavocatslist/$id': {
    examples: { lawyer: '/detailsavocatslist/1?tab=presentation' },
    spec: ['2.2', '2.12', '3', '4', '8', '9'],
    stories: ['Screens/Lawyers/Profile', 'Site components/Contact form'],
    section: 'Lawyers',
    scriptLimit: 190.7,
  },
  '/_public/avocatslist/comparer': {
    examples: { comparison: '/avocatslist/comparer' },
    spec: ['2.2', '2.11'],
    stories: ['Screens/Lawyers/Comparison'],
    section: 'Lawyers',
    scriptLimit: 183.8,
  },
  '/_public/connexion': {
    ...createProfessionalPage({ 'sign-in': '/connexion' }),
    scriptLimit: 153.2,
  },
  '/_public/vous-etes-avocat': {
    ...createProfessionalPage({ join: '/vous-etes-avocat' }),
    scriptLimit: 170.9,
  },
  '/_public/blog/': {
    examples: { blog: '/blog?country=BE&tags=recours,etudes' },
    spec: ['2.2', '2.7', '4', '8', '9'],
    stories: ['Screens/Blog/List', 'Site components/Article card'],
    section: 'Questions and articles',
    scriptLimit: 160,
  },
  '/_public/blog/$slug': {
    examples: {
      article: '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours',
    },
    spec: ['2.2', '2.7', '3', '8', '9'],
    stories: ['Screens/Blog/Article', 'Site components/Article body'],
    section: 'Questions and articles',
    scriptLimit: 174.3,
  },
  '/admin/': {
    examples: { admin: '/admin' },
    spec: ['2.13', '6'],
    stories: ['Screens/Admin/Dashboard'],
    section: 'What waits',
  },
  '/admin/articles/': createList('Article list', {
    'admin-articles': '/admin/articles?statut=publie',
  }),
  '/admin/countries/': createList('Country list', { 'admin-countries': '/admin/countries' }),
  '/admin/visas/': createList('Visa list', { 'admin-visas': '/admin/visas?pays=belgique' }),
  '/admin/interventions/': createList('Intervention list', {
    'admin-interventions': '/admin/interventions',
  }),
  '/admin/faqs/': createList('FAQ list', { 'admin-faqs': '/admin/faqs?visa=autre' }),
  '/admin/articles/formulaire/': createForm('Article form'),
  '/admin/articles/formulaire/$id': createForm('Article form', {
    'admin-article': '/admin/articles/formulaire/1',
  }),
  '/admin/countries/formulaire/': createForm('Country form', {
    'admin-country': '/admin/countries/formulaire',
  }),
  '/admin/countries/formulaire/$id': createForm('Country form'),
  '/admin/visas/formulaire/': createForm('Visa form'),
  '/admin/visas/formulaire/$id': createForm('Visa form', {
    'admin-visa': '/admin/visas/formulaire/1',
  }),
  '/admin/interventions/formulaire/': createForm('Intervention form'),
  '/admin/interventions/formulaire/$id': createForm('Intervention form', {
    'admin-intervention': '/admin/interventions/formulaire/1',
  }),
  '/admin/faqs/formulaire/new': createForm('FAQ form'),
  '/admin/faqs/formulaire/$id': createForm('FAQ form', { 'admin-faq': '/admin/faqs/formulaire/1' }),
  '/admin/traductions/': {
    examples: { 'admin-translations': '/admin/traductions' },
    spec: ['2.2', '2.13'],
    stories: ['Screens/Admin/Translation board'],
    section: 'What waits',
  },
  '/admin/controles': {
    examples: { 'admin-checks': '/admin/controles?type=visa' },
    spec: ['2.13'],
    stories: ['Screens/Admin/Checks board'],
    section: 'What waits',
  },
  '/admin/traductions/$kind/$id': {
    examples: { 'admin-translation': '/admin/traductions/visas/3' },
    spec: ['2.2', '2.13'],
    stories: ['Screens/Admin/Record translations'],
    section: 'What waits',
  },
  '/admin/plans/modification/$list': createPlan({
    'admin-plan-edit': '/admin/plans/modification/visas?ids=1-3',
  }),
  '/admin/plans/import/$list': createPlan({ 'admin-plan-import': '/admin/plans/import/faqs' }),
  '/admin/plans/copie': createPlan({ 'admin-plan-copy': '/admin/plans/copie?de=1&vers=4' }),
  '/admin/plans/prix': createPlan({ 'admin-plan-fees': '/admin/plans/prix?ids=1-3' }),
  '/_public/$': {
    examples: { 'not-found': '/nulle-part' },
    spec: ['2.2', '2.10', '8'],
    stories: ['Screens/Not found'],
    section: 'The network and its duties',
  },
}

type Examples = Page['examples']

function createLegalPage(examples: Examples): Page {
  return {
    examples,
    spec: ['2.2'],
    stories: ['Screens/Legal'],
    section: 'The network and its duties',
  }
}

function createProfessionalPage(examples: Examples): Page {
  return {
    examples,
    spec: ['1', '2.2', '6'],
    stories: ['Screens/Lawyers/For lawyers'],
    section: 'Lawyers',
  }
}

function createList(name: string, examples: Examples): Page {
  return {
    examples,
    spec: ['2.13', '4', '7', '8', '9'],
    stories: [`Screens/Admin/${name}`, 'Screens/Admin/Delete dialog'],
    section: 'Records',
  }
}

function createForm(name: string, examples: Examples = {}): Page {
  return {
    examples,
    spec: ['2.13', '4', '5', '7', '8', '9'],
    stories: [`Screens/Admin/${name}`],
    section: 'Records',
  }
}

function createPlan(examples: Examples): Page {
  return {
    examples,
    spec: ['2.2', '2.13'],
    stories: ['Screens/Admin/Plans'],
    section: 'Many records at once',
  }
}

/** The facts of the page of a route; undefined for a route without one. */
export function findPage(routeId: string): Page | undefined {
  const known: Readonly<Record<string, Page>> = pages
  return known[routeId]
}

/** The pattern of a route's URLs: `/blog` for `/_public/blog/`. */
export function getPattern(routeId: string): string {
  return routeId.replace(/^\/_public/, '').replace(/(?<=.)\/$/, '')
}

/** Every screen with a URL that shows most of it, for pictures and for checks of all screens. */
export const screens: readonly { readonly name: string; readonly path: string }[] = Object.values(
  pages,
).flatMap(({ examples }) => Object.entries(examples).map(([name, path]) => ({ name, path })))

/** The pages that the build prerenders, by the patterns of their routes. */
export const publicPages: readonly { readonly route: string; readonly scriptLimit: number }[] =
  Object.entries(pages)
    .flatMap(([id, page]) =>
      'scriptLimit' in page ? [{ route: getPattern(id), scriptLimit: page.scriptLimit }] : [],
    )
    .toSorted((a, b) => a.route.localeCompare(b.route))
