export interface ScreenReferences {
  readonly spec: readonly string[]
  readonly stories: readonly string[]
}

const layout = 'Screens/Layout'
const professional: ScreenReferences = {
  spec: ['1', '2.2', '6'],
  stories: ['Screens/Lawyers/For lawyers', layout],
}
const plans: ScreenReferences = {
  spec: ['2.2', '2.13'],
  stories: ['Screens/Admin/Plans'],
}
const legal: ScreenReferences = { spec: ['2.2'], stories: ['Screens/Legal', layout] }

/**
 * The sections of the specification and the stories of each screen, for the toolbar's tab 'Screen'. Keyed by route id. A
 * test compares it with the routes and the stories.
 */
export const screenReferences: Readonly<Record<string, ScreenReferences>> = {
  '/_public/': {
    spec: ['2.2', '2.3', '4', '8', '9'],
    stories: [
      'Screens/Home',
      'Screens/Home/Testimonial card',
      'Screens/Home/Video card',
      'Site components/Visa card',
      'Site components/Article card',
      layout,
    ],
  },
  '/_public/apropos': { spec: ['2.2', '2.9', '4', '9'], stories: ['Screens/About', layout] },
  '/_public/interventions/$country/$visa': {
    spec: ['2.2', '2.4', '4', '8'],
    stories: ['Screens/Interventions', layout],
  },
  '/_public/detailsvisa/$country/$visa': {
    spec: ['2.2', '2.5', '4', '8'],
    stories: ['Screens/Visa details', 'Site components/Visa content', layout],
  },
  '/_public/pricing/$country/$visa': { spec: ['2.1', '2.2'], stories: ['Screens/Offers', layout] },
  '/_public/services': { spec: ['1', '2.1', '2.2'], stories: ['Screens/Services', layout] },
  '/_public/jours-schengen': {
    spec: ['2.1', '2.2'],
    stories: ['Screens/Schengen days', layout],
  },
  '/_public/mon-dossier': { spec: ['2.1', '2.2'], stories: ['Screens/My file', layout] },
  '/_public/lettre/': { spec: ['2.1', '2.2'], stories: ['Screens/Letter', layout] },
  '/_public/lettre/regles': { spec: ['2.1', '2.2'], stories: ['Screens/Letter', layout] },
  '/_public/orientation/': { spec: ['2.1', '2.2'], stories: ['Screens/Orientation', layout] },
  '/_public/orientation/plan': { spec: ['2.1', '2.2'], stories: ['Screens/Orientation', layout] },
  '/_public/faq': {
    spec: ['2.2', '2.6', '4', '8'],
    stories: ['Screens/FAQ', 'Screens/FAQ/Question', layout],
  },
  '/_public/contact': {
    spec: ['2.2', '2.8', '4', '5', '7', '9'],
    stories: ['Screens/Contact', 'Site components/Contact form', layout],
  },
  '/_public/blog/': {
    spec: ['2.2', '2.7', '4', '8', '9'],
    stories: ['Screens/Blog/List', 'Site components/Article card', layout],
  },
  '/_public/blog/$slug': {
    spec: ['2.2', '2.7', '3', '8', '9'],
    stories: ['Screens/Blog/Article', 'Site components/Article body', layout],
  },
  '/_public/accessibilite': legal,
  '/_public/confidentialite': legal,
  '/_public/mentions-legales': legal,
  '/_public/$': { spec: ['2.2', '2.10', '8'], stories: ['Screens/Not found', layout] },
  '/_public/avocatslist/': {
    spec: ['2.2', '2.11', '5', '8', '9'],
    stories: ['Screens/Lawyers/Directory', layout],
  },
  '/_public/avocatslist/comparer': {
    spec: ['2.2', '2.11'],
    stories: ['Screens/Lawyers/Comparison', layout],
  },
  '/_public/detailsavocatslist/$id': {
    spec: ['2.2', '2.12', '3', '4', '8', '9'],
    stories: ['Screens/Lawyers/Profile', 'Site components/Contact form', layout],
  },
  '/_public/connexion': professional,
  '/_public/vous-etes-avocat': professional,
  '/admin/': { spec: ['2.13', '6'], stories: ['Screens/Admin/Dashboard'] },
  '/admin/articles/': createListReferences('Article list'),
  '/admin/countries/': createListReferences('Country list'),
  '/admin/faqs/': createListReferences('FAQ list'),
  '/admin/interventions/': createListReferences('Intervention list'),
  '/admin/visas/': createListReferences('Visa list'),
  '/admin/controles': { spec: ['2.13'], stories: ['Screens/Admin/Checks board'] },
  '/admin/traductions/': { spec: ['2.2', '2.13'], stories: ['Screens/Admin/Translation board'] },
  '/admin/traductions/$kind/$id': {
    spec: ['2.2', '2.13'],
    stories: ['Screens/Admin/Record translations'],
  },
  '/admin/plans/modification/$list': plans,
  '/admin/plans/import/$list': plans,
  '/admin/plans/copie': plans,
  '/admin/plans/prix': plans,
  '/admin/articles/formulaire/': createFormReferences('Article form'),
  '/admin/articles/formulaire/$id': createFormReferences('Article form'),
  '/admin/countries/formulaire/': createFormReferences('Country form'),
  '/admin/countries/formulaire/$id': createFormReferences('Country form'),
  '/admin/faqs/formulaire/new': createFormReferences('FAQ form'),
  '/admin/faqs/formulaire/$id': createFormReferences('FAQ form'),
  '/admin/interventions/formulaire/': createFormReferences('Intervention form'),
  '/admin/interventions/formulaire/$id': createFormReferences('Intervention form'),
  '/admin/visas/formulaire/': createFormReferences('Visa form'),
  '/admin/visas/formulaire/$id': createFormReferences('Visa form'),
}

function createListReferences(name: string): ScreenReferences {
  return {
    spec: ['2.13', '4', '7', '8', '9'],
    stories: [`Screens/Admin/${name}`, 'Screens/Admin/Delete dialog'],
  }
}

function createFormReferences(name: string): ScreenReferences {
  return { spec: ['2.13', '4', '5', '7', '8', '9'], stories: [`Screens/Admin/${name}`] }
}
