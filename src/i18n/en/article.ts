import type { article as model } from '../fr/article.ts'
import type { Translation } from '../texts.ts'

export const article = {
  back: 'Back to the blog',
  backToFilters: 'Back to the filtered list',
  blog: 'Blog',
  author: 'Author',
  anonymous: 'Anonymous',
  published: 'Published on',
  country: 'Country',
  allCountries: 'All countries',
  reading: 'Reading time',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  tags: 'Topics',
  moreTags: 'More topics',
  related: 'Related articles',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. Here it is:',
  readOnlineLabel: 'Read it online:',
  loading: 'Loading the article…',
  description: 'An article on immigration law by the lawyers of Droit de Cité.',
  missing: 'Article not found',
  missingAdvice:
    'This article does not exist, or is no longer published. You may find what you are looking for in the list of articles.',
  missingStamp: 'Not found',
  toBlog: 'See all articles',
  failed: 'The article could not be loaded.',
  failedAdvice: 'The server or your connection has a problem. Try again in a moment.',
} as const satisfies Translation<typeof model>
