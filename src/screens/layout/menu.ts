import type { LinkProps } from '@tanstack/react-router'

import type { Texts } from '#i18n/texts.ts'

/** A menu entry: its link and the key of its text. */
export interface MenuItem {
  readonly textKey: keyof Texts['layout']['menu']
  readonly link: LinkProps
  /** Paths of other routes that mark this entry as current. */
  readonly relatedPaths?: readonly string[]
}

/** What most visitors come with: the first group of the menu of small screens, and part of the footer. */
export const needsMenu: readonly MenuItem[] = [
  { textKey: 'letter', link: { to: '/lettre' }, relatedPaths: ['/lettre/regles'] },
  { textKey: 'orientation', link: { to: '/orientation' }, relatedPaths: ['/orientation/plan'] },
  { textKey: 'schengen', link: { to: '/jours-schengen' } },
  { textKey: 'caseFile', link: { to: '/mon-dossier' } },
]

export const servicesMenu: readonly MenuItem[] = [
  { textKey: 'allServices', link: { to: '/services' } },
  {
    textKey: 'interventions',
    link: { to: '/interventions' },
    relatedPaths: ['/interventions/$country/$visa', '/pricing/$country/$visa'],
  },
]

export const servicesPaths: readonly string[] = [
  '/services',
  ...servicesMenu.flatMap(({ relatedPaths = [] }) => relatedPaths),
]

const about: MenuItem = { textKey: 'about', link: { to: '/apropos' } }
const readings: readonly MenuItem[] = [
  { textKey: 'visaDetails', link: { to: '/detailsvisa' } },
  { textKey: 'faq', link: { to: '/faq' } },
  { textKey: 'blog', link: { to: '/blog' } },
]

/** The main menu (spec 2.2); the services submenu comes between these two parts. */
export const menuBeforeServices: readonly MenuItem[] = [
  { textKey: 'home', link: { to: '/', activeOptions: { exact: true } } },
  about,
]
export const menuAfterServices: readonly MenuItem[] = [
  ...readings,
  { textKey: 'lawyers', link: { to: '/avocatslist' }, relatedPaths: ['/detailsavocatslist/$id'] },
  { textKey: 'contact', link: { to: '/contact' } },
]

/** Pages of the footer. The header, which stays in sight, leads to home and the lawyers; a heading leads to the contact page. */
export const exploreMenu: readonly MenuItem[] = [about, ...readings, ...needsMenu]

export const legalMenu: readonly MenuItem[] = [
  { textKey: 'legalNotice', link: { to: '/mentions-legales' } },
  { textKey: 'privacy', link: { to: '/confidentialite' } },
  { textKey: 'accessibility', link: { to: '/accessibilite' } },
]
