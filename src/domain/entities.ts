import type { Contract } from '#contract/index.ts'

/** The lists whose records others refer to. */
export type ReferredList = 'countries' | 'visas' | 'articleStatuses' | 'tags'

/** The entities whose records are offered after another one was created. */
export type FollowingEntity = 'visas' | 'interventions'

interface Entity {
  /** The suffix of the translation keys of the form titles, as in `adminForms:titles.createArticle`. */
  readonly singular: string
  /** The writable field that names a record. Interventions have none: their title is read-only. */
  readonly nameField?: string
  /** The fields that hold ids, with the lists that they come from. */
  readonly references: Readonly<Record<string, ReferredList>>
  /** Other lists that a record is part of. */
  readonly shownIn?: readonly (keyof Contract)[]
  /** What is usually created next, for a record that was just created. It refers to that record. */
  readonly leadsTo?: FollowingEntity
  /** The last part of the URL of an empty form, after `formulaire`. */
  readonly newFormPath?: string
}

/**
 * The entities of the back-office in the order of its menu, each with a list, a form, and calls to read and write its
 * records (spec 2.1). Menu, deletion, the mock's checks, the conformance check and the tests of every entity follow from it;
 * the dashboard must have a card for each.
 */
export const entities = {
  articles: {
    singular: 'Article',
    nameField: 'title',
    references: { countryId: 'countries', statusId: 'articleStatuses', tagIds: 'tags' },
  },
  countries: { singular: 'Country', nameField: 'name', references: {}, leadsTo: 'visas' },
  visas: {
    singular: 'Visa',
    nameField: 'name',
    // Its `interventionId` is no reference: every new visa has 1 (spec 5.8).
    references: { countryId: 'countries' },
    leadsTo: 'interventions',
    shownIn: ['contactSubjects'],
  },
  interventions: {
    singular: 'Intervention',
    references: { countryId: 'countries', visaId: 'visas' },
  },
  faqs: {
    singular: 'Faq',
    nameField: 'question',
    references: { countryId: 'countries', visaId: 'visas' },
    newFormPath: '/new',
  },
} as const satisfies { readonly [Name in keyof Contract]?: Entity }

export type EntityName = keyof typeof entities

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const entityNames = Object.keys(entities) as readonly EntityName[]

/** The entities whose records refer to others. */
export type ReferringEntity = {
  [Name in EntityName]: keyof (typeof entities)[Name]['references'] extends never ? never : Name
}[EntityName]

export function getEntity(name: EntityName): Entity {
  return entities[name]
}

/** The field that names a record in lists. */
export function getNameField(name: EntityName): string {
  return getEntity(name).nameField ?? 'title'
}

/** The path of the form of a new record, or of the record with this id (spec 2.1). */
export function getFormPath(name: EntityName, id?: number): string {
  const { newFormPath = '' } = getEntity(name)
  return `/admin/${name}/formulaire${id === undefined ? newFormPath : `/${id}`}`
}

/** The fields of an entity that hold ids, with the lists that they come from. */
export function getReferences(
  name: EntityName,
): readonly { readonly field: string; readonly to: ReferredList }[] {
  return Object.entries(getEntity(name).references).map(([field, to]) => ({ field, to }))
}

/** The entities whose records refer to one of this entity, with their fields that do. */
export function getReferrers(
  name: EntityName,
): readonly { readonly from: ReferringEntity; readonly field: string }[] {
  return entityNames.filter(isReferring).flatMap((from) =>
    getReferences(from)
      .filter(({ to }) => to === name)
      .map(({ field }) => ({ from, field })),
  )
}

function isReferring(name: EntityName): name is ReferringEntity {
  return getReferences(name).length > 0
}

/** The lists to read again after a record changes: its own, those of entities that refer to it, and `shownIn`. */
export function getAffectedLists(name: EntityName): readonly string[] {
  const { shownIn = [] } = getEntity(name)
  return [name, ...getReferrers(name).map(({ from }) => from), ...shownIn]
}

/** The entities in topological order: each after those that it refers to. There must be no circle of references. */
export function sortTopologically(): readonly EntityName[] {
  const sorted = new Set<EntityName>()
  const addWithReferences = (name: EntityName): void => {
    for (const { to } of getReferences(name)) if (isEntityName(to)) addWithReferences(to)
    sorted.add(name)
  }
  for (const name of entityNames) addWithReferences(name)
  return [...sorted]
}

/** The entity whose records usually follow a new one of this entity. */
export function getFollowingEntity(name: EntityName): FollowingEntity | undefined {
  return getEntity(name).leadsTo
}

export function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name)
}
