/** The back-office's frame, its table and its deletions (spec 2.13). */
export const admin = {
  titles: {
    dashboard: 'Administration',
    articles: 'Articles',
    countries: 'Pays',
    visas: 'Visas',
    interventions: 'Interventions',
    faqs: 'FAQ',
  },
} as const
