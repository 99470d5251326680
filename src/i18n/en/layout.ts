import type { layout as model } from '../fr/layout.ts'
import type { Translation } from '../texts.ts'

export const layout = {
  brand: {
    network: 'International network of immigration lawyers',
    tagline: 'Independent lawyers, so that everyone can find their place.',
    home: 'Droit de Cité, home page',
    /** The whole site, for search engines. */
    description:
      'Droit de Cité brings together independent immigration lawyers in Brussels, Paris and Douala.',
  },
  skipToContent: 'Skip to content',
  topBar: {
    label: 'Reach us',
    hours: 'Monday to Friday, 09:00 to 17:00',
    phone: 'Telephone: {{phone}}',
    email: 'Write to {{email}}',
  },
  menu: {
    label: 'Main menu',
    open: 'Open the menu',
    close: 'Close the menu',
    title: 'Menu',
    needs: 'Your situation',
    site: 'The site',
    services: 'Our services',
    findLawyer: 'Find a lawyer',
  },
  findLawyer: {
    visa: 'Find a lawyer for this visa',
    level: 'Find a lawyer, level {{level}}',
    offer: 'Find a lawyer',
    question: 'Talk to a lawyer about this',
    article: 'Find a lawyer for this question',
    appeal: 'Find a lawyer for an appeal',
  },
  letterLine: { question: 'Have you received a letter?', link: 'See your deadline' },
  language: {
    label: 'Language',
    fr: 'Français',
    en: 'English',
    changed: 'The site is now in English.',
    failed: 'The French texts could not be loaded: the site stays in English.',
    dismiss: 'Dismiss this message',
  },
  /** The offices' cities, by country code. */
  cities: { BE: 'Brussels', FR: 'Paris', CM: 'Douala' },
  footer: {
    label: 'Footer',
    explore: 'Explore',
    services: 'Services',
    socials: 'Follow us',
    socialLink: '{{network}} (another site)',
    legal: 'Legal information',
    copyright: '© {{year}} Droit de Cité. All rights reserved.',
    sample: 'Demonstration site: people, addresses and content are fictional.',
  },
  scrollToTop: 'Back to the top of the page',
  loading: 'Loading…',
  retry: 'Try again',
  priceFrom: 'from {{fee}}',
  /** A price that a record leaves empty. */
  priceOnRequest: 'Price on request',
  /** After an amount. */
  beforeTax: 'excl. VAT',
  languageNote: 'in French',
  translation: {
    label: 'Language of the texts',
    translated: 'Translated from French. The French text prevails.',
    original: 'You are reading the original French text.',
    showOriginal: 'Read the French text',
    showTranslation: 'Read the English translation',
  },
  picture: {
    note: 'Picture from {{host}}: showing it passes your IP address to that site.',
    show: 'Show',
    ofHost: 'pictures from {{host}}',
  },
  mail: {
    label: 'Your message',
    dismiss: 'Close this message',
    sent: 'Your message has been sent.',
    failed: 'Your message could not be sent. Nothing you have written is lost.',
    back: 'Back to the form',
  },
  connection: {
    offline:
      'You are offline. What is on screen can still be read; the rest will return with the connection.',
    restored: 'You are online again.',
  },
  redrawn:
    'The page had to be shown anew. What you had just saved or sent did go through: there is no need to do it again.',
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong. Nothing you did is lost: you can try again.',
  },
  notFound: {
    title: 'Page not found',
    text: 'Sorry, the page you are looking for does not exist.',
    back: 'Back to the home page',
    stamp: 'Not found',
  },
} as const satisfies Translation<typeof model>
