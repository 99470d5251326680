import type { LinkProps } from '@tanstack/react-router'

import { defaultSelection } from '#domain/selection.ts'
import type { Texts } from '#i18n/texts.ts'

/** A place of the menus: where it leads and the text that names it. */
export interface MenuItem {
  readonly text: keyof Texts['layout']['menu']
  readonly link: LinkProps
  /** Other routes that belong to it, by their paths. */
  readonly pages?: readonly string[]
}

export const servicesMenu: readonly MenuItem[] = [
  { text: 'allServices', link: { to: '/services' } },
  {
    text: 'interventions',
    link: { to: '/interventions/$country/$visa', params: defaultSelection },
    pages: ['/interventions/$country/$visa', '/pricing/$country/$visa'],
  },
]

/** The pages of the services, at any country and visa. */
export const servicesPages: readonly string[] = [
  '/services',
  ...servicesMenu.flatMap(({ pages = [] }) => pages),
]

/** The main menu (spec 2.2): the services submenu stands after what comes before it. */
export const menuBeforeServices: readonly MenuItem[] = [
  { text: 'home', link: { to: '/', activeOptions: { exact: true } } },
  { text: 'about', link: { to: '/apropos' } },
]
export const menuAfterServices: readonly MenuItem[] = [
  { text: 'visaDetails', link: { to: '/detailsvisa' } },
  { text: 'faq', link: { to: '/faq' } },
  { text: 'blog', link: { to: '/blog' } },
  { text: 'lawyers', link: { to: '/avocatslist' }, pages: ['/detailsavocatslist/$id'] },
  { text: 'contact', link: { to: '/contact' } },
]

/** The last row of the footer. */
export const legalMenu: readonly MenuItem[] = [
  { text: 'legalNotice', link: { to: '/mentions-legales' } },
  { text: 'privacy', link: { to: '/confidentialite' } },
  { text: 'accessibility', link: { to: '/accessibilite' } },
]
