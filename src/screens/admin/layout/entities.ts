import type { LinkProps } from '@tanstack/react-router'
import { CircleHelp, Globe, Layers, Newspaper, Stamp, type LucideIcon } from 'lucide-react'

/** The five entities of the back-office, each with a list and a form (spec 2.1). */
export const entityNames = ['articles', 'countries', 'visas', 'interventions', 'faqs'] as const
export type EntityName = (typeof entityNames)[number]

interface EntityConfig {
  readonly listPath: `/admin/${EntityName}`
  /** Ends the keys of the form titles: `titles.createArticle`. */
  readonly singular: 'Article' | 'Country' | 'Visa' | 'Intervention' | 'Faq'
  readonly icon: LucideIcon
}

export const entities: Readonly<Record<EntityName, EntityConfig>> = {
  articles: { listPath: '/admin/articles', singular: 'Article', icon: Newspaper },
  countries: { listPath: '/admin/countries', singular: 'Country', icon: Globe },
  visas: { listPath: '/admin/visas', singular: 'Visa', icon: Stamp },
  interventions: { listPath: '/admin/interventions', singular: 'Intervention', icon: Layers },
  faqs: { listPath: '/admin/faqs', singular: 'Faq', icon: CircleHelp },
}

/** The lists of the back-office: one an entity, and the board of the translations. */
export type ListName = EntityName | 'translations'

export function getListPath(name: ListName): `/admin/${EntityName | 'traductions'}` {
  return name === 'translations' ? '/admin/traductions' : entities[name].listPath
}

/** The link to the form of a new record, or of the record with this id (spec 2.1). */
export function getFormLink(name: EntityName, id?: number): LinkProps {
  const form: string = `${entities[name].listPath}/formulaire`
  const to = name === 'faqs' && id === undefined ? `${form}/new` : form
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every entity has form routes of these two patterns
  return { to: id === undefined ? to : `${form}/${id}` } as LinkProps
}
