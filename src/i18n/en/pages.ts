import type { pages as model } from '../fr/pages.ts'
import type { Translation } from '../texts.ts'

export const pages = {
  home: {
    title: 'Immigration lawyers',
    menu: 'Home',
    description:
      'Independent lawyers in Brussels, Paris and Douala for your visa application, residence, family, nationality and appeals.',
  },
  about: {
    title: 'About us',
    description:
      'Who the lawyers of Droit de Cité are, what brings them together and how they work: the network, its vision, history and values.',
  },
  services: {
    title: 'Our services',
    menu: 'All services',
    description:
      'Visas, entry, residence, regularisation, family reunification, naturalisation, appeals: what the lawyers of the network do for you, step by step.',
  },
  interventions: {
    title: 'How we help',
    description:
      'From a first opinion to full assistance: four levels of help from a lawyer, for each country and visa, and what each of them covers.',
  },
  offers: {
    title: 'What we offer',
    description:
      'The fees for each level of help, what it includes and for how many people, side by side, for each country and visa.',
  },
  visaDetails: {
    title: 'Visas in detail',
    menu: 'Visas in detail',
    description:
      'Conditions, documents, time limits and appeals: each visa explained in detail, country by country, with forms to download.',
  },
  lawyers: {
    title: 'Our lawyers',
    menu: 'Our lawyers',
  },
  lawyer: {
    title: 'Lawyer',
  },
  comparison: {
    title: 'Compare lawyers',
  },
  signIn: {
    title: 'Sign in',
  },
  join: {
    title: 'Are you a lawyer?',
  },
  faq: {
    title: 'Frequently asked questions',
    menu: 'FAQ',
    description:
      'Answers from the lawyers of the network to the most common questions about visas and residence, by country and subject.',
  },
  blog: {
    title: 'Blog',
  },
  article: {
    title: 'Article',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to the lawyers of Droit de Cité, or call the offices in Brussels, Paris and Douala: addresses, phone numbers and opening hours.',
  },
  letter: {
    title: 'I received a letter',
    description:
      'A visa or residence refused, an order to leave: by when to act, how the time limit is counted and with which lawyer. Nothing is sent.',
  },
  letterRules: {
    title: 'The rules on time limits',
    description:
      'The time limits for appeals that the site knows, country by country, with the law, the quotation and the day of checking.',
  },
  orientation: {
    title: 'Which visa is for me?',
    description:
      'Which visa matches what you want to do, in which country, at what price and with which lawyer: a few questions, and your answers stay in the address.',
  },
  orientationPlan: {
    title: 'All the questions',
    description:
      'Every question of the choice of a visa, its answers and the visas that they lead to, country by country, on one page.',
  },
  schengen: {
    title: 'My Schengen days',
    description:
      'How many days you have spent in the Schengen area, how many are left and by when to leave: the rule of 90 days in 180, counted for you.',
  },
  caseFile: {
    title: 'My file',
    description:
      'Deadlines, visa, documents, lawyers and notes in one place, on your device only: no account, to print, to take along, to delete.',
  },
  legalNotice: {
    title: 'Legal notice',
    description: 'Who publishes this site, who hosts it and how to reach us.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What data this site receives, why, for how long, and what your rights are.',
  },
  accessibility: {
    title: 'Accessibility',
    menu: 'Accessibility: partially conforming',
    description:
      'How accessible this site is, what is still missing and how to report a difficulty.',
  },
} as const satisfies Translation<typeof model>
