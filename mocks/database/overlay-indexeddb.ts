import type { DBSchema, IDBPDatabase } from 'idb'

import { openDatabase } from '#platform/indexed-db.ts'

import { version as seedVersion } from '../fixtures/version.json'
import { getReceivedDatabaseName } from '../received-state.ts'
import type { RecordOverride, OverlayStore } from './overlay.ts'
import type { SeedVariant } from './seed-variants.ts'

const baseName = 'droit-de-cite-demo'

interface OverlaySchema extends DBSchema {
  changes: { key: [string, number]; value: RecordOverride; indexes: { table: string } }
  meta: { key: string; value: string }
}

/**
 * Stores the overlay of a variant of the seed in IndexedDB, shared by all tabs. Discards an overlay of another version of the seed, because
 * its ids may mean other records. A received state has an overlay of its own.
 *
 * @throws if IndexedDB is not available (some private windows)
 */
export async function openIndexedDbOverlay(
  variant: SeedVariant | undefined,
  receivedStateId?: string,
): Promise<OverlayStore> {
  const name = variant === undefined ? baseName : `${baseName}-${variant}`
  const database = await openOverlayDatabase(
    receivedStateId === undefined ? name : getReceivedDatabaseName(name, receivedStateId),
  )
  await clearStaleOverrides(database)
  // Of the database that was opened: a tab with a received state has another one.
  const channel = new BroadcastChannel(database.name)

  return {
    // The index returns the overrides of this table.
    read: async (table) => (await database.getAllFromIndex('changes', 'table', table)) as never,
    async write(table, decide) {
      const transaction = database.transaction('changes', 'readwrite')
      const overrides = await transaction.store.index('table').getAll(table)
      // As in read.
      const override = decide(overrides as never)
      if (override !== undefined) await transaction.store.put(override)
      await transaction.done
      if (override !== undefined) channel.postMessage('changed')
      return override
    },
    async replace(overrides) {
      const transaction = database.transaction('changes', 'readwrite')
      await transaction.store.clear()
      for (const override of overrides) await transaction.store.put(override)
      await transaction.done
      channel.postMessage('changed')
    },
    async clear() {
      await database.clear('changes')
      channel.postMessage('changed')
    },
    subscribe(onExternalChange) {
      const listener = () => onExternalChange()
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

function openOverlayDatabase(name: string): Promise<IDBPDatabase<OverlaySchema>> {
  return openDatabase<OverlaySchema>(name, (created) => {
    const store = created.createObjectStore('changes', { keyPath: ['table', 'id'] })
    store.createIndex('table', 'table')
    created.createObjectStore('meta')
  })
}

async function clearStaleOverrides(database: IDBPDatabase<OverlaySchema>): Promise<void> {
  const transaction = database.transaction(['changes', 'meta'], 'readwrite')
  const meta = transaction.objectStore('meta')
  if ((await meta.get('seedVersion')) !== seedVersion) {
    await transaction.objectStore('changes').clear()
    await meta.put(seedVersion, 'seedVersion')
  }
  await transaction.done
}
