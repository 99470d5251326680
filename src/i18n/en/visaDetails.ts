import type { visaDetails as model } from '../fr/visaDetails.ts'
import type { Translation } from '../texts.ts'

export const visaDetails = {
  title: 'Visas in detail',
  loading: 'Loading the visa…',
  loaded: '{{visa}}, {{country}}',
  updated: 'Updated on',
  contents: 'On this page',
  noContent:
    'The details of this visa have not been published yet. A lawyer of the network can answer you.',
  none: 'No visa found. Please try again later.',
  failedAdvice:
    'The visas of this country could not be loaded. The server or your connection has a problem. Try again in a moment. If it goes on, write to us: a lawyer of the network will answer you.',
  emptyAdvice:
    'No visa is published for this country at the moment. Choose another country, or write to us: a lawyer of the network will tell you what can be done.',
  contact: 'Write to us',
  downloads: {
    title: 'Documents to download',
    toefl: 'TOEFL registration form',
    terms: 'General terms of use',
    file_one: 'PDF · {{count}} page · {{size}}',
    file_other: 'PDF · {{count}} pages · {{size}}',
    sample: 'Sample documents, written for this demonstration.',
  },
} as const satisfies Translation<typeof model>
