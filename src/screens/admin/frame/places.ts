import type { LinkProps } from '@tanstack/react-router'
import { CircleHelp, Globe, Layers, Newspaper, Stamp, type LucideIcon } from 'lucide-react'

/** The five entities of the back-office, each a list and a form (spec 2.1). */
export const listNames = ['articles', 'countries', 'visas', 'interventions', 'faqs'] as const
export type ListName = (typeof listNames)[number]

interface Place {
  readonly list: `/admin/${ListName}`
  readonly icon: LucideIcon
}

export const places: Readonly<Record<ListName, Place>> = {
  articles: {
    list: '/admin/articles',
    icon: Newspaper,
  },
  countries: {
    list: '/admin/countries',
    icon: Globe,
  },
  visas: {
    list: '/admin/visas',
    icon: Stamp,
  },
  interventions: {
    list: '/admin/interventions',
    icon: Layers,
  },
  faqs: {
    list: '/admin/faqs',
    icon: CircleHelp,
  },
}

/** The way to the form: of a new record, or of the one with this id (spec 2.1). */
export function formLink(name: ListName, id?: number): LinkProps {
  const form: string = `${places[name].list}/formulaire`
  const to = name === 'faqs' && id === undefined ? `${form}/new` : form
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the forms' routes, one a name, all of these two shapes
  return { to: id === undefined ? to : `${form}/${id}` } as LinkProps
}
