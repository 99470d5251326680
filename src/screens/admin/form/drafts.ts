import { openDB, type IDBPDatabase } from 'idb'

/** What was typed in a form and not saved, kept on the device; IndexedDB, so that pictures fit. */
export interface Draft {
  readonly values: unknown
  /** The record as it was when typing began: what changed on the server since is found by it. */
  readonly base: unknown
  readonly savedAt: string
}

const store = 'drafts'
let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB('droit-de-cite-drafts', 1, {
    upgrade(created) {
      created.createObjectStore(store)
    },
  })
  return database
}

/** The draft of a form (`articles/12`, `articles/new`), if there is one that can be read. */
export async function readDraft(key: string): Promise<Draft | undefined> {
  return quietly(async () => {
    const draft: unknown = await (await open()).get(store, key)
    return isDraft(draft) ? draft : undefined
  })
}

export async function writeDraft(key: string, draft: Draft): Promise<void> {
  await quietly(async () => (await open()).put(store, draft, key))
}

export async function removeDraft(key: string): Promise<void> {
  await quietly(async () => (await open()).delete(store, key))
}

/** A device without IndexedDB, or a full one, keeps no drafts; the form works all the same. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
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
