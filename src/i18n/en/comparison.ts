import type { comparison as model } from '../fr/comparison.ts'
import type { Translation } from '../texts.ts'

export const comparison = {
  eyebrow: 'My shortlist',
  title: 'Compare and write',
  lead: 'Up to four lawyers, side by side. The shortlist stays on this device; nobody else sees it.',
  description: 'Compare up to four lawyers of the network and write them a single message.',
  back: 'Back to the list',
  reading: 'Your selection is on this device: it is shown once the page has loaded.',
  empty: 'Your shortlist is empty',
  emptyAdvice:
    'In the list, ‘Compare’ puts a lawyer on your shortlist. You can keep four of them on this device.',
  find: 'Find lawyers',
  loading: 'Loading your shortlist…',
  loaded_one: '{{count}} lawyer to compare',
  loaded_other: '{{count}} lawyers to compare',
  table: 'The lawyers on your shortlist, compared',
  criterion: 'Criterion',
  rows: {
    city: 'City',
    languages: 'Languages',
    areas: 'Areas of law',
    first: 'First appointment',
    rate: 'Hourly rate',
    legalAid: 'Legal aid',
    experience: 'Experience',
    slot: 'Availability',
    verification: 'Verification',
  },
  accepted: 'accepted',
  sort: {
    label: 'Arrange by',
    chosen: 'the order of my shortlist',
    price: 'price of a first appointment',
    rate: 'hourly rate',
    experience: 'years of experience',
    slot: 'first free appointment',
  },
  remove: 'Remove',
  clear: 'Empty the shortlist',
  formEyebrow: 'One message',
  formTitle_one: 'Write to the lawyer on your shortlist',
  formTitle_other: 'One message for these {{count}} lawyers',
  formLead:
    'You write it once. Each lawyer receives it in their own name and answers you separately.',
} as const satisfies Translation<typeof model>
