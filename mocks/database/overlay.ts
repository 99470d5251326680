import type { SeedVariant } from './seed-variants.ts'
import type { TableName, Tables } from './tables.ts'

/** A difference from the seed: a replaced or added record, or null for a deleted one. */
export interface RecordOverride<Name extends TableName = TableName> {
  readonly table: Name
  readonly id: number
  readonly record: Tables[Name] | null
}

/** Where the overrides are kept: in IndexedDB or in memory. */
export interface OverlayStore {
  /** The overrides of one table. */
  read: <Name extends TableName>(table: Name) => Promise<RecordOverride<Name>[]>
  /**
   * Passes the table's overrides to `decide` and stores the one it returns, if any, in the same transaction. Two tabs can
   * therefore never assign the same id. Resolves once it is stored.
   */
  write: <Name extends TableName>(
    table: Name,
    decide: (overrides: readonly RecordOverride<Name>[]) => RecordOverride<Name> | undefined,
  ) => Promise<RecordOverride<Name> | undefined>
  /** Replaces all overrides, atomically. */
  replace: (overrides: readonly RecordOverride[]) => Promise<void>
  /** Removes all overrides. */
  clear: () => Promise<void>
  /** Calls the listener when another tab changed something. Returns the function that unsubscribes. */
  subscribe: (onExternalChange: () => void) => () => void
}

/** Stores the overrides in memory: for tests, stories, and browsers without IndexedDB. */
export function createMemoryOverlay(): OverlayStore {
  const stored = new Map<string, RecordOverride>()
  const getByTable = <Name extends TableName>(table: Name) =>
    // The filter keeps only this table's overrides.
    [...stored.values()].filter((override) => override.table === table) as RecordOverride<Name>[]

  return {
    read: async (table) => getByTable(table),
    async write(table, decide) {
      const override = decide(getByTable(table))
      if (override !== undefined) stored.set(`${table}/${override.id}`, override)
      return override
    },
    async replace(overrides) {
      stored.clear()
      for (const override of overrides) stored.set(`${override.table}/${override.id}`, override)
    },
    async clear() {
      stored.clear()
    },
    subscribe: () => () => undefined,
  }
}

/** The overrides of the seed that is read, and those of every other variant. */
export interface OverlayOfSeed extends OverlayStore {
  /** The stores of some variants, whichever is read. */
  openAll: (variants: readonly (SeedVariant | undefined)[]) => Promise<OverlayStore[]>
}

/**
 * The overrides of the seed that is read at the moment. Each variant of the seed has its own, because a change of one says
 * nothing about another, where its id may be missing or mean another record.
 */
export function createOverlayOfSeed(
  getVariant: () => SeedVariant | undefined,
  open: (variant: SeedVariant | undefined) => Promise<OverlayStore>,
): OverlayOfSeed {
  const stores = new Map<SeedVariant | undefined, Promise<OverlayStore>>()
  const listeners = new Set<() => void>()

  async function openOnce(variant: SeedVariant | undefined): Promise<OverlayStore> {
    const store = await open(variant)
    store.subscribe(() => {
      if (getVariant() !== variant) return
      for (const onExternalChange of listeners) onExternalChange()
    })
    return store
  }
  function openVariant(variant: SeedVariant | undefined): Promise<OverlayStore> {
    const store = stores.get(variant) ?? openOnce(variant)
    stores.set(variant, store)
    return store
  }
  const current = () => openVariant(getVariant())

  return {
    openAll: (variants) => Promise.all(variants.map(openVariant)),
    read: async (table) => (await current()).read(table),
    write: async (table, decide) => (await current()).write(table, decide),
    replace: async (overrides) => (await current()).replace(overrides),
    clear: async () => (await current()).clear(),
    subscribe(onExternalChange) {
      listeners.add(onExternalChange)
      return () => listeners.delete(onExternalChange)
    },
  }
}

/** The same store, with a listener for the changes made through it. */
export function withChangeListener<Store extends OverlayStore>(
  store: Store,
  onChanged: () => void,
): Store {
  return {
    ...store,
    async write(table, decide) {
      const override = await store.write(table, decide)
      if (override !== undefined) onChanged()
      return override
    },
    async replace(overrides) {
      await store.replace(overrides)
      onChanged()
    },
    async clear() {
      await store.clear()
      onChanged()
    },
  }
}
