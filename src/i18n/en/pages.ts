import type { pages as model } from '../fr/pages.ts'
import type { Translation } from '../texts.ts'

export const pages = {
  site: 'Droit de Cité brings together independent immigration lawyers in Brussels, Paris and Douala.',
  home: 'Independent lawyers in Brussels, Paris and Douala for your visa application, residence, family, nationality and appeals.',
  about:
    'Who the lawyers of Droit de Cité are, what brings them together and how they work: the network, its vision, history and values.',
  services:
    'Visas, entry, residence, regularisation, family reunification, naturalisation, appeals: what the lawyers of the network do for you, step by step.',
  interventions:
    'From a first opinion to full assistance: four levels of help from a lawyer, for each country and visa, and what each of them covers.',
  offers:
    'The fees for each level of help, what it includes and for how many people, side by side, for each country and visa.',
  visaDetails:
    'Conditions, documents, time limits and appeals: each visa explained in detail, country by country, with forms to download.',
  faq: 'Answers from the lawyers of the network to the most common questions about visas and residence, by country and subject.',
  contact:
    'Write to the lawyers of Droit de Cité, or call the offices in Brussels, Paris and Douala: addresses, phone numbers and opening hours.',
  letter:
    'A visa or residence refused, an order to leave: by when to act, how the time limit is counted and with which lawyer. Nothing is sent.',
  schengen:
    'How many days you have spent in the Schengen area, how many are left and by when to leave: the rule of 90 days in 180, counted for you.',
  caseFile:
    'Deadlines, visa, documents, lawyers and notes in one place, on your device only: no account, to print, to take along, to delete.',
  letterRules:
    'The time limits for appeals that the site knows, country by country, with the law, the quotation and the day of checking.',
  orientation:
    'Which visa matches what you want to do, in which country, at what price and with which lawyer: six questions, and your answers stay in the address.',
  orientationPlan:
    'Every question of the choice of a visa, its answers and the visas that they lead to, country by country, on one page.',
  legalNotice: 'Who publishes this site, who hosts it and how to reach us.',
  privacy: 'What data this site receives, why, for how long, and what your rights are.',
  accessibility:
    'How accessible this site is, what is still missing and how to report a difficulty.',
} as const satisfies Translation<typeof model>
