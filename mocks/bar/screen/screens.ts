/** What there is to read about a route's screen. */
export interface ScreenSources {
  /** The sections of the specification. */
  readonly spec: readonly string[]
  /** The titles of its stories. */
  readonly stories: readonly string[]
}

const layout = 'Screens/Layout'
const visaDetails: ScreenSources = {
  spec: ['2.2', '2.5', '4', '8'],
  stories: ['Screens/VisaDetails', 'Screens/VisaDetails/Sheet', layout],
}
const legal: ScreenSources = { spec: ['2.2'], stories: ['Screens/Legal', layout] }

/** By the id of the route; a test finds a route that is missing here, and a story that is gone. */
export const screens: Readonly<Record<string, ScreenSources>> = {
  '/_public/': {
    spec: ['2.2', '2.3', '4', '8', '9'],
    stories: [
      'Screens/Home',
      'Screens/Home/TestimonialCard',
      'Screens/Home/VideoCard',
      'Parts/VisaCard',
      'Parts/ArticleCard',
      layout,
    ],
  },
  '/_public/apropos': { spec: ['2.2', '2.9', '4', '9'], stories: ['Screens/About', layout] },
  '/_public/interventions/$country/$visa': {
    spec: ['2.2', '2.4', '4', '8'],
    stories: ['Screens/Interventions', layout],
  },
  '/_public/detailsvisa/$country/$visa': visaDetails,
  '/_public/pricing/$country/$visa': { spec: ['2.1', '2.2'], stories: ['Screens/Offers', layout] },
  '/_public/services': { spec: ['1', '2.1', '2.2'], stories: ['Screens/Services', layout] },
  '/_public/faq': {
    spec: ['2.2', '2.6', '4', '8'],
    stories: ['Screens/FAQ', 'Screens/FAQ/Question', layout],
  },
  '/_public/contact': {
    spec: ['2.2', '2.8', '4', '5', '7', '9'],
    stories: ['Screens/Contact', 'Parts/ContactForm', layout],
  },
  '/_public/blog/': {
    spec: ['2.2', '2.7', '4', '8', '9'],
    stories: ['Screens/Blog', 'Parts/ArticleCard', layout],
  },
  '/_public/blog/$slug': {
    spec: ['2.2', '2.7', '3', '8', '9'],
    stories: ['Screens/Article', 'Screens/Article/Records', layout],
  },
  '/_public/accessibilite': legal,
  '/_public/confidentialite': legal,
  '/_public/mentions-legales': legal,
  '/_public/$': { spec: ['2.2', '2.10', '8'], stories: ['Screens/Not found', layout] },
  '/admin/': { spec: ['2.13', '6'], stories: ['Screens/Admin/Dashboard'] },
  '/admin/articles/': list('ArticleList'),
  '/admin/countries/': list('CountryList'),
  '/admin/faqs/': list('FaqList'),
  '/admin/interventions/': list('InterventionList'),
  '/admin/visas/': list('VisaList'),
}

function list(name: string): ScreenSources {
  return {
    spec: ['2.13', '4', '7', '8', '9'],
    stories: [`Screens/Admin/${name}`, 'Screens/Admin/RemoveDialog'],
  }
}
