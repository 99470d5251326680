import type { DBSchema, IDBPDatabase } from 'idb'
import type { RecordedAnswer } from 'recording'

import { openDatabase } from '#platform/indexed-db.ts'

import type { TabStorage } from './tab-storage.ts'

/** A tab cannot remove its recording when it closes. */
const maxAgeMs = 24 * 60 * 60 * 1000

interface RecordingSchema extends DBSchema {
  recordings: {
    key: string
    value: {
      readonly tab: string
      readonly savedAt: number
      readonly recording: readonly RecordedAnswer[]
    }
  }
}

/**
 * Keeps the recording that this tab replays, in IndexedDB under a name of the tab, because session storage is too small.
 * Where IndexedDB is not available, it lasts as long as the page.
 */
export function createRecordingStore(storage: TabStorage) {
  let loaded: Promise<readonly RecordedAnswer[] | undefined> | undefined
  return {
    /** Undefined if the tab has none. The same object until another one is saved. */
    load: () => (loaded ??= readRecording(storage.get('tab'))),
    async save(recording: readonly RecordedAnswer[]): Promise<void> {
      loaded = Promise.resolve(recording)
      // Not `randomUUID`, which plain HTTP on a network address lacks.
      const tab = storage.get('tab') ?? `${Date.now()}-${Math.random()}`
      storage.set('tab', tab)
      await writeRecording(tab, recording)
    },
  }
}

async function readRecording(
  tab: string | undefined,
): Promise<readonly RecordedAnswer[] | undefined> {
  if (tab === undefined) return undefined
  try {
    const database = await openRecordings()
    const stored = await database.get('recordings', tab)
    database.close()
    return stored?.recording
  } catch (error) {
    console.info('The recording cannot be read, because IndexedDB is not available.', error)
    return undefined
  }
}

async function writeRecording(tab: string, recording: readonly RecordedAnswer[]): Promise<void> {
  try {
    const database = await openRecordings()
    const transaction = database.transaction('recordings', 'readwrite')
    for (const stored of await transaction.store.getAll()) {
      if (stored.savedAt < Date.now() - maxAgeMs) await transaction.store.delete(stored.tab)
    }
    await transaction.store.put({ tab, savedAt: Date.now(), recording })
    await transaction.done
    database.close()
  } catch (error) {
    console.info('The recording is lost with this page, because it cannot be stored.', error)
  }
}

function openRecordings(): Promise<IDBPDatabase<RecordingSchema>> {
  return openDatabase<RecordingSchema>('droit-de-cite-demo.recordings', (created) => {
    created.createObjectStore('recordings', { keyPath: 'tab' })
  })
}
