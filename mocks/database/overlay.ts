import type { TableName, Tables } from './tables.ts'

/** A difference from the seed: a replaced or added record, or null for a deleted one. */
export interface RecordOverride<Name extends TableName = TableName> {
  readonly table: Name
  readonly id: number
  readonly record: Tables[Name] | null
}

/** Stores the overrides. */
export interface OverlayStore {
  /** The overrides of one table. */
  read: <Name extends TableName>(table: Name) => Promise<RecordOverride<Name>[]>
  /**
   * Adds the override that `decide` returns for the current ones, in one transaction. Two tabs can therefore never
   * assign the same id. Resolves once it is stored.
   */
  write: <Name extends TableName>(
    table: Name,
    decide: (changes: readonly RecordOverride<Name>[]) => RecordOverride<Name> | undefined,
  ) => Promise<RecordOverride<Name> | undefined>
  /** Replaces all overrides, atomically. */
  replace: (changes: readonly RecordOverride[]) => Promise<void>
  /** Removes all overrides. */
  clear: () => Promise<void>
  /** Calls the listener when another tab changed something. Returns the function that unsubscribes. */
  subscribe: (onExternalChange: () => void) => () => void
}

/** Stores the overrides in memory: for tests, stories, and browsers without IndexedDB. */
export function createMemoryOverlay(): OverlayStore {
  const changes = new Map<string, RecordOverride>()
  const getByTable = <Name extends TableName>(table: Name) =>
    // The filter leaves the overrides of this table.
    [...changes.values()].filter((change) => change.table === table) as RecordOverride<Name>[]

  return {
    read: async (table) => getByTable(table),
    async write(table, decide) {
      const change = decide(getByTable(table))
      if (change !== undefined) changes.set(`${table}/${change.id}`, change)
      return change
    },
    async replace(overrides) {
      changes.clear()
      for (const change of overrides) changes.set(`${change.table}/${change.id}`, change)
    },
    async clear() {
      changes.clear()
    },
    subscribe: () => () => undefined,
  }
}

/** The same store, with a listener for the changes made through it. */
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
