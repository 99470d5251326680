import type { interventions as model } from '../fr/interventions.ts'
import type { Translation } from '../texts.ts'

export const interventions = {
  title: 'How we help',
  lead: 'Four levels of service, from a single opinion to full support. Each says what is done, how long it takes and what it costs.',
  levelHeading: 'Level {{levelNumber}}: {{title}}',
  loading: 'Loading the service levels…',
  loaded_one: '{{count}} service level for {{visa}}',
  loaded_other: '{{count}} service levels for {{visa}}',
  offers: 'See our offers',
  deadline: 'By when to act?',
  fee: 'Fee',
  basis: 'Basis',
  notes: 'Please note',
  none: 'No interventions found for the selected country and visa.',
  noneAdvice:
    'Choose another visa, or write to us: a lawyer of the network will tell you what can be done.',
  failed: 'The service levels could not be loaded.',
  failedAdvice: 'The server or your connection has a problem. Try again in a moment.',
  /** Before the price of an appeal (`AppealLevel.tsx`). */
  appeal: {
    title: 'The appeal',
    advice: 'Before you contest it',
    instead: 'Instead of an appeal',
    application: 'A new application, and its price',
    duration: 'How long it takes',
    price: 'The price',
    appointment:
      'A lawyer’s first appointment has a price of its own: ask whether it comes on top. The fee agreement says so before any work begins.',
  },
  contact: 'Write to us',
} as const satisfies Translation<typeof model>
