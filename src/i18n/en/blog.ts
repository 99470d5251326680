import type { blog as model } from '../fr/blog.ts'
import type { Translation } from '../texts.ts'

export const blog = {
  eyebrow: 'Blog',
  title: 'Understand before you act',
  lead: 'Deadlines, evidence, appeals: the lawyers of the network explain immigration law step by step, country by country.',
  description:
    'Articles by the lawyers of Droit de Cité on visas, residence, work, family, nationality and appeals, step by step and country by country.',
  country: 'Country',
  allCountries: 'All',
  tags: 'Topics',
  tagCount_one: '{{count}} article',
  tagCount_other: '{{count}} articles',
  activeFilters: 'Active filters:',
  removeFilter: 'Remove the filter {{name}}',
  clearFilters: 'Clear all filters',
  resultCount_one: '{{count}} article',
  resultCount_other: '{{count}} articles',
  page: 'Page {{number}} of {{count}}',
  latest: 'Latest articles',
  loading: 'Loading the articles…',
  none: 'No article matches the selected filters.',
  noneAdvice: 'Remove a filter, or go back to the whole list.',
  everywhere_one: 'For another country: {{count}} article',
  everywhere_other: 'For other countries: {{count}} articles',
  reset: 'See all articles',
  empty: 'No article has been published yet.',
  emptyAdvice: 'The FAQ answers the questions we hear most.',
  faq: 'Read the FAQ',
  failed: 'The articles could not be loaded.',
  failedAdvice: 'The server or your connection has a problem. Try again in a moment.',
  pages: {
    label: 'Pages of the blog',
    previous: 'Newer',
    next: 'Older',
    number: 'Page {{number}}',
  },
} as const satisfies Translation<typeof model>
