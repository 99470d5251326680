import { entityNames, getNameField, type EntityName } from '#domain/entities.ts'
import { openDatabase } from '#platform/indexed-db.ts'
import { loadOnce } from '#platform/load-module.ts'

const maxWaitMs = 1000

/** The unsaved input of a form. */
export interface Draft<Values> {
  readonly values: Values
  /** The record when typing began. Comparing it with the server's reveals a conflict. */
  readonly base: Values
  readonly savedAt: string
}

const storeName = 'drafts'
/** Stands between the form of a new record and the tab in which it was typed. */
const tabMark = '#'

/** Drafts are in IndexedDB because images do not fit in localStorage. */
const openDrafts = loadOnce(() =>
  openDatabase('droit-de-cite-drafts', (created) => {
    created.createObjectStore(storeName)
  }),
)

let tab: string | undefined

/** The number of this tab until it is loaded again: each tab has a draft of its own of a new record. */
function getTab(): string {
  tab ??= String(1 + Math.floor(Math.random() * 999_999_999))
  return tab
}

/**
 * The draft of the form with this key, and where it is stored. Of a new record, of which each tab has one, that of the
 * given tab comes first, then that of this one, then the newest.
 */
export async function readDraft(
  key: string,
  tabOfDraft?: string,
): Promise<{ readonly key: string; readonly draft: Draft<unknown> } | undefined> {
  const [form = ''] = key.split(tabMark)
  const keys = [key, ...(tabOfDraft === undefined ? [] : [`${form}${tabMark}${tabOfDraft}`])]
  return ignoreStorageErrors(async () => {
    const range = IDBKeyRange.bound(form, `${form}${tabMark}\uFFFF`)
    const found: { key: string; draft: Draft<unknown> }[] = []
    const { store } = (await openDrafts()).transaction(storeName)
    // One after the other: a draft has its pictures.
    for await (const { key: storedKey, value } of store.iterate(range)) {
      if (typeof storedKey === 'string' && isDraft(value)) {
        found.push({ key: storedKey, draft: value })
      }
    }
    const rank = (one: (typeof found)[number]) => keys.indexOf(one.key)
    return found.toSorted(
      (a, b) => rank(b) - rank(a) || b.draft.savedAt.localeCompare(a.draft.savedAt),
    )[0]
  })
}

/** The keys of the drafts on this device, as `articles/12` and `articles/new#3`. */
export async function listDraftKeys(): Promise<readonly string[]> {
  const keys = await ignoreStorageErrors(async () => (await openDrafts()).getAllKeys(storeName))
  return (keys ?? []).map(String)
}

/** Keeps the draft of a form. */
export function writeDraft(key: string, draft: Draft<unknown>): Promise<void> {
  return waitBriefly(async () => {
    const transaction = (await openDrafts()).transaction(storeName, 'readwrite')
    const written = transaction.store.put(draft, key)
    // The page may be about to unload, which aborts transactions that are not committed.
    transaction.commit()
    await Promise.all([written, transaction.done])
  })
}

/** Deletes the draft of a form. */
export function deleteDraft(key: string): Promise<void> {
  return waitBriefly(async () => (await openDrafts()).delete(storeName, key))
}

/** Waits a second at most, since a damaged storage may never answer and must not hold up a save. */
async function waitBriefly(work: () => Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([ignoreStorageErrors(work), timeout])
}

/** Deletes the drafts of all forms. */
export async function deleteAllDrafts(): Promise<void> {
  await ignoreStorageErrors(async () => (await openDrafts()).clear(storeName))
}

/** Without IndexedDB, or when it is full, the form works without drafts. */
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

function isDraft(value: unknown): value is Draft<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    'base' in value &&
    'savedAt' in value &&
    typeof value.savedAt === 'string'
  )
}

/** A form with unsaved input on this device. */
export interface KeptDraft {
  readonly entity: EntityName
  /** Undefined for a new record. */
  readonly id: number | undefined
  /** The record that the new one is a copy of, if it is one. */
  readonly copyOf: number | undefined
  /** Where a new record was typed. */
  readonly tab: string | undefined
  /** What the record is called in the draft; undefined if it has no name yet. */
  readonly name: string | undefined
  readonly savedAt: string
}

/**
 * Lists the drafts of all forms, newest first.
 *
 * @throws if this browser keeps none
 */
export async function listDrafts(): Promise<readonly KeptDraft[]> {
  const drafts: KeptDraft[] = []
  const { store } = (await openDrafts()).transaction(storeName)
  // One after the other: a draft has its pictures.
  for await (const { key, value } of store) {
    const form = parseKey(key)
    if (form !== undefined && isDraft(value)) {
      drafts.push({ ...form, name: readName(form.entity, value.values), savedAt: value.savedAt })
    }
  }
  return drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/**
 * The key of a draft: `articles/12`, `articles/new#3`, `articles/copy-of-12#3`. A copy has drafts of its own: they are offered
 * to whoever begins the same copy again.
 */
export function getDraftKey(
  entity: EntityName,
  { id, copyOf }: { readonly id?: number | undefined; readonly copyOf?: number | undefined },
): string {
  if (id !== undefined) return `${entity}/${id}`
  return `${entity}/${copyOf === undefined ? 'new' : `copy-of-${copyOf}`}${tabMark}${getTab()}`
}

function parseKey(key: unknown): Pick<KeptDraft, 'entity' | 'id' | 'copyOf' | 'tab'> | undefined {
  const pattern = /^([a-z]+)\/(?:new|(copy-of-)?([1-9]\d{0,9}))(?:#(\d+))?$/i
  const [, name, copy, digits, tabOfKey] = pattern.exec(String(key)) ?? []
  const entity = entityNames.find((known) => known === name)
  const number = digits === undefined ? undefined : Number(digits)
  return (
    entity &&
    (copy === undefined
      ? { entity, id: number, copyOf: undefined, tab: tabOfKey }
      : { entity, id: undefined, copyOf: number, tab: tabOfKey })
  )
}

function readName(entity: EntityName, values: unknown): string | undefined {
  const fields = new Map(
    typeof values === 'object' && values !== null ? Object.entries(values) : [],
  )
  const name: unknown = fields.get(getNameField(entity))
  return (typeof name === 'string' && name.trim()) || undefined
}
