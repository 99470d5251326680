import type { LinkProps } from '@tanstack/react-router'
import {
  CircleHelp,
  Globe,
  Languages,
  Layers,
  ListChecks,
  Newspaper,
  Stamp,
  type LucideIcon,
} from 'lucide-react'

import { entityNames, getFormPath, type EntityName } from '#domain/entities.ts'
import type { RecordStart } from '#domain/record-start.ts'

export const entityIcons: Readonly<Record<EntityName, LucideIcon>> = {
  articles: Newspaper,
  countries: Globe,
  visas: Stamp,
  interventions: Layers,
  faqs: CircleHelp,
}

/** The lists of the back-office: one an entity, and the boards of the translations and the checks. */
export type ListName = EntityName | 'translations' | 'checks'

/** Those that the menu and the palette offer, in their order. */
export const listPages: readonly { readonly name: ListName; readonly icon: LucideIcon }[] = [
  ...entityNames.map((name) => ({ name, icon: entityIcons[name] })),
  { name: 'translations', icon: Languages },
  { name: 'checks', icon: ListChecks },
]

export function getListPath(name: ListName): `/admin/${EntityName | 'traductions' | 'controles'}` {
  if (name === 'checks') return '/admin/controles'
  return name === 'translations' ? '/admin/traductions' : `/admin/${name}`
}

/** The page that takes a save or a plan back (`undo-store.ts`). */
export function getUndoLink(name: EntityName, undo: string): LinkProps {
  return {
    to: '/admin/plans/modification/$list',
    params: { list: name },
    search: { annuler: undo },
  }
}

/** The link to the form of a new record, which may begin with something, or of the record with this id (spec 2.1). */
export function getFormLink(name: EntityName, id?: number, start?: RecordStart): LinkProps {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every entity has form routes of these patterns
  return { to: getFormPath(name, id), ...(start && { search: start }) } as LinkProps
}
