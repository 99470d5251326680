import type { LinkProps } from '@tanstack/react-router'

import type { Texts } from '#i18n/texts.ts'

type Pages = Texts['pages']

/** A menu entry: its link, and what `pages` calls the page, in the menu if that differs from its title. */
export interface MenuItem {
  readonly textKey: {
    [Key in keyof Pages]: 'menu' extends keyof Pages[Key] ? `${Key}.menu` : `${Key}.title`
  }[keyof Pages]
  readonly link: LinkProps
  /** Paths of other routes that mark this entry as current. */
  readonly relatedPaths?: readonly string[]
}

/** What most visitors come with: the first group of the menu of small screens, and part of the footer. */
export const needsMenu: readonly MenuItem[] = [
  { textKey: 'letter.title', link: { to: '/lettre' }, relatedPaths: ['/lettre/regles'] },
  {
    textKey: 'orientation.title',
    link: { to: '/orientation' },
    relatedPaths: ['/orientation/plan'],
  },
  { textKey: 'schengen.title', link: { to: '/jours-schengen' } },
  { textKey: 'caseFile.title', link: { to: '/mon-dossier' } },
]

export const servicesMenu: readonly MenuItem[] = [
  { textKey: 'services.menu', link: { to: '/services' } },
  {
    textKey: 'interventions.title',
    link: { to: '/interventions' },
    relatedPaths: ['/interventions/$country/$visa', '/pricing/$country/$visa'],
  },
]

export const servicesPaths: readonly string[] = [
  '/services',
  ...servicesMenu.flatMap(({ relatedPaths = [] }) => relatedPaths),
]

const about: MenuItem = { textKey: 'about.title', link: { to: '/apropos' } }
const readings: readonly MenuItem[] = [
  { textKey: 'visaDetails.menu', link: { to: '/detailsvisa' } },
  { textKey: 'faq.menu', link: { to: '/faq' } },
  { textKey: 'blog.title', link: { to: '/blog' } },
]

/** The main menu (spec 2.2); the services submenu comes between these two parts. */
export const menuBeforeServices: readonly MenuItem[] = [
  { textKey: 'home.menu', link: { to: '/', activeOptions: { exact: true } } },
  about,
]
export const menuAfterServices: readonly MenuItem[] = [
  ...readings,
  {
    textKey: 'lawyers.menu',
    link: { to: '/avocatslist' },
    relatedPaths: ['/detailsavocatslist/$id'],
  },
  { textKey: 'contact.title', link: { to: '/contact' } },
]

/** Pages of the footer. The header, which stays in sight, leads to home and the lawyers; a heading leads to the contact page. */
export const exploreMenu: readonly MenuItem[] = [about, ...readings, ...needsMenu]

export const legalMenu: readonly MenuItem[] = [
  { textKey: 'legalNotice.title', link: { to: '/mentions-legales' } },
  { textKey: 'privacy.title', link: { to: '/confidentialite' } },
  { textKey: 'accessibility.menu', link: { to: '/accessibilite' } },
]
