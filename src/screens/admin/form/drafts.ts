import { openDB, type IDBPDatabase } from 'idb'

/** What was typed in a form and not saved, kept on the device; IndexedDB, so that pictures fit. */
export interface Draft {
  readonly values: unknown
  /** The record as it was when typing began: what changed on the server since is found by it. */
  readonly base: unknown
  readonly savedAt: string
}

const storeName = 'drafts'
let database: Promise<IDBPDatabase> | undefined

function openDatabase(): Promise<IDBPDatabase> {
  database ??= openDB('droit-de-cite-drafts', 1, {
    upgrade(created) {
      created.createObjectStore(storeName)
    },
  })
  return database
}

/** The draft of a form (`articles/12`, `articles/new`), if there is one that can be read. */
export async function readDraft(key: string): Promise<Draft | undefined> {
  return ignoreStorageErrors(async () => {
    const draft: unknown = await (await openDatabase()).get(storeName, key)
    return isDraft(draft) ? draft : undefined
  })
}

export async function writeDraft(key: string, draft: Draft): Promise<void> {
  await ignoreStorageErrors(async () => (await openDatabase()).put(storeName, draft, key))
}

export async function deleteDraft(key: string): Promise<void> {
  await ignoreStorageErrors(async () => (await openDatabase()).delete(storeName, key))
}

/** A device without IndexedDB, or a full one, keeps no drafts; the form works all the same. */
async function ignoreStorageErrors<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    console.info('Drafts cannot be kept on this device.', error)
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'values' in value && 'savedAt' in value
}
