import type { LinkProps } from '@tanstack/react-router'
import { CircleHelp, Globe, Layers, Newspaper, Stamp, type LucideIcon } from 'lucide-react'

/** The five entities of the back-office, each a list and a form (spec 2.1). */
export const entityNames = ['articles', 'countries', 'visas', 'interventions', 'faqs'] as const
export type EntityName = (typeof entityNames)[number]

interface EntityConfig {
  readonly listPath: `/admin/${EntityName}`
  readonly icon: LucideIcon
}

export const entities: Readonly<Record<EntityName, EntityConfig>> = {
  articles: {
    listPath: '/admin/articles',
    icon: Newspaper,
  },
  countries: {
    listPath: '/admin/countries',
    icon: Globe,
  },
  visas: {
    listPath: '/admin/visas',
    icon: Stamp,
  },
  interventions: {
    listPath: '/admin/interventions',
    icon: Layers,
  },
  faqs: {
    listPath: '/admin/faqs',
    icon: CircleHelp,
  },
}

/** The way to the form: of a new record, or of the one with this id (spec 2.1). */
export function getFormLink(name: EntityName, id?: number): LinkProps {
  const form: string = `${entities[name].listPath}/formulaire`
  const to = name === 'faqs' && id === undefined ? `${form}/new` : form
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the forms' routes, one a name, all of these two shapes
  return { to: id === undefined ? to : `${form}/${id}` } as LinkProps
}
