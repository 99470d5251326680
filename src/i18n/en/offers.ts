import type { offers as model } from '../fr/offers.ts'
import type { Translation } from '../texts.ts'

export const offers = {
  title: 'What we offer',
  lead: 'The four levels side by side: what each one contains, what it costs and what it leaves out. A fee agreement is signed before any work begins.',
  buttons:
    '‘Ask for this offer’ writes to the secretariat, which hands it to a lawyer; ‘Find a lawyer’ lets you choose your own.',
  level: 'Level {{levelNumber}}',
  jumps: 'The levels',
  details: 'Everything this level includes',
  notStated: 'Not stated',
  intervention: 'Read this level among our services',
  notes: 'Please note',
  choose: 'Ask for this offer',
  chooseLevel: 'Ask for this offer: {{title}}',
  loading: 'Loading the offers…',
  loaded_one: '{{count}} offer',
  loaded_other: '{{count}} offers',
  none: 'There is no offer for the selected country and visa.',
  noneAdvice: 'Write to us: a lawyer of the network will answer with a price.',
  contact: 'Write to us',
  failed: 'The offers could not be loaded.',
  failedAdvice: 'The server or your connection has a problem. Try again in a moment.',
} as const satisfies Translation<typeof model>
