import type { TableName, Tables } from './tables.ts'

/**
 * What differs from the seed: one record put in place of the seed's or added, or null for a record
 * deleted. The seed itself is never copied, so that a reset forgets the changes and nothing else.
 */
export interface RecordOverride<Name extends TableName = TableName> {
  readonly table: Name
  readonly id: number
  readonly record: Tables[Name] | null
}

/** Where the changes are kept. */
export interface OverlayStore {
  /** The changes of one table. */
  read: <Name extends TableName>(table: Name) => Promise<RecordOverride<Name>[]>
  /**
   * Adds the change that `decide` makes of those so far. Nothing else writes in between, in this tab
   * or another, so that two records never get one id. Kept before the promise resolves.
   */
  write: <Name extends TableName>(
    table: Name,
    decide: (changes: readonly RecordOverride<Name>[]) => RecordOverride<Name> | undefined,
  ) => Promise<RecordOverride<Name> | undefined>
  /** Puts these changes in the place of all there are: every one of them, or none when that fails. */
  replace: (changes: readonly RecordOverride[]) => Promise<void>
  /** Forgets every change. */
  clear: () => Promise<void>
  /** Tells when another tab changed something; gives the function that ends it. */
  subscribe: (onChangedElsewhere: () => void) => () => void
}

/** Changes that last as long as the page: for tests, stories, and browsers without IndexedDB. */
export function createMemoryOverlay(): OverlayStore {
  const changes = new Map<string, RecordOverride>()
  const getByTable = <Name extends TableName>(table: Name) =>
    // the filter leaves the changes of this table
    [...changes.values()].filter((change) => change.table === table) as RecordOverride<Name>[]

  return {
    read: async (table) => getByTable(table),
    async write(table, decide) {
      const change = decide(getByTable(table))
      if (change !== undefined) changes.set(`${table}/${change.id}`, change)
      return change
    },
    async replace(wanted) {
      changes.clear()
      for (const change of wanted) changes.set(`${change.table}/${change.id}`, change)
    },
    async clear() {
      changes.clear()
    },
    subscribe: () => () => undefined,
  }
}

/** The same store, which tells of each change that is made through it. */
export function withChangeListener(store: OverlayStore, onChanged: () => void): OverlayStore {
  return {
    ...store,
    async write(table, decide) {
      const change = await store.write(table, decide)
      if (change !== undefined) onChanged()
      return change
    },
    async replace(changes) {
      await store.replace(changes)
      onChanged()
    },
    async clear() {
      await store.clear()
      onChanged()
    },
  }
}
