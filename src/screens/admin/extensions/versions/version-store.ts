import type { IDBPDatabase, IDBPTransaction } from 'idb'
import * as z from 'zod/mini'

import { isDeepEqual } from '#domain/deep-equal.ts'
import type { EntityName } from '#domain/entities.ts'
import { findPictures, putPicturesBack, takeOutPictures } from '#domain/versions/kept-pictures.ts'
import { findDispensable, findSurplus, isRecreatable } from '#domain/versions/retention.ts'
import { openDatabase } from '#platform/indexed-db.ts'
import { loadOnce } from '#platform/load-module.ts'

/**
 * Why a version was kept: saved here, read from the server, replaced by an older one before it was saved, or deleted.
 */
const originSchema = z.enum(['saved', 'server', 'replaced', 'deleted'])
export type VersionOrigin = z.infer<typeof originSchema>

const dependentsSchema = z.readonly(
  z.array(
    z.object({
      entity: z.string(),
      records: z.readonly(z.array(z.object({ id: z.number(), name: z.string() }))),
    }),
  ),
)

/** A version as another build, another tab or somebody else may have written it. */
const VersionSchema = z.object({
  id: z.int(),
  /** `visas/12` */
  record: z.string().check(z.regex(/^[a-zA-Z]+\/\d+$/)),
  origin: originSchema,
  at: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  /** The values of the form; what the server had, if the record was deleted. Pictures are hashes. */
  values: z.looseObject({}),
  pictures: z.array(z.string()),
  /** Of a deleted record: its name, and what referred to it. */
  name: z.optional(z.string()),
  dependents: z.optional(dependentsSchema),
})

/** A version of a record that this device keeps. */
export type KeptVersion = z.infer<typeof VersionSchema>
/** What is to be kept. */
export type NewVersion = Omit<KeptVersion, 'id' | 'pictures'>

/** `full` and `refused`: it is not kept, because the device has no room or allows no storage. */
export type KeepOutcome = 'kept' | 'unchanged' | 'full' | 'refused'

export interface ReadVersions {
  /** The newest first. */
  readonly versions: readonly KeptVersion[]
  /** How many could not be read: another build of the site has written them. */
  readonly unreadable: number
  /** Whether the device allows no storage. */
  readonly isRefused: boolean
}

const databaseName = 'droit-de-cite-versions'
type Stores = ['versions', 'pictures']
type Transaction = IDBPTransaction<unknown, Stores, 'readwrite'>
const stores: Stores = ['versions', 'pictures']

/**
 * The versions of a record, with those that are being kept. They are in IndexedDB, because pictures do not fit in
 * localStorage.
 */
export async function readVersions(record: string): Promise<ReadVersions> {
  await lastWrite
  return readStored(record)
}

function readStored(record: string): Promise<ReadVersions> {
  return read('record', record, ({ origin }) => origin !== 'deleted')
}

/** The deleted records that can be created again, the newest first. */
export async function readDeleted(now: Date): Promise<ReadVersions> {
  await lastWrite
  return read('origin', 'deleted', ({ at }) => isRecreatable(at, now))
}

/**
 * The ids of the records of an entity that a form or a plan has saved on this device since then.
 *
 * @throws if the device allows no storage
 */
export async function readSavedIds(entity: EntityName, since: Date): Promise<ReadonlySet<number>> {
  await lastWrite
  const database = await openVersions()
  const stored: unknown[] = await database.getAllFromIndex('versions', 'origin', 'saved')
  return new Set(
    stored.flatMap((value) => {
      const { data } = z.safeParse(VersionSchema, value)
      if (data === undefined || new Date(data.at) < since) return []
      const [name, id] = data.record.split('/')
      return name === entity ? [Number(id)] : []
    }),
  )
}

async function read(
  index: 'record' | 'origin',
  key: string,
  isWanted: (version: KeptVersion) => boolean,
): Promise<ReadVersions> {
  try {
    const database = await openVersions()
    const stored: unknown[] = await database.getAllFromIndex('versions', index, key)
    const readable = stored.flatMap((value) => {
      const version = z.safeParse(VersionSchema, value)
      return version.success ? [version.data] : []
    })
    const wanted = readable.filter(isWanted)
    const hashes = new Set(wanted.flatMap(({ pictures }) => pictures))
    const pictures = new Map<string, string>()
    for (const hash of hashes) {
      const picture: unknown = await database.get('pictures', hash)
      if (typeof picture === 'string') pictures.set(hash, picture)
    }
    return {
      versions: wanted
        .map((version) => ({ ...version, values: putBack(version.values, pictures) }))
        .toSorted((a, b) => b.id - a.id),
      unreadable: stored.length - readable.length,
      isRefused: false,
    }
  } catch (error) {
    reportRefusal(error)
    return { versions: [], unreadable: 0, isRefused: true }
  }
}

function putBack(
  values: KeptVersion['values'],
  pictures: ReadonlyMap<string, string>,
): KeptVersion['values'] {
  return { ...Object(putPicturesBack(values, pictures)) }
}

const noVersions: Pick<ReadVersions, 'versions'> = { versions: [] }

/** The last write of this tab: versions are kept in the order in which they came. */
let lastWrite: Promise<unknown> = Promise.resolve()

/**
 * Keeps a version, unless the last one says the same. On a full device, the oldest ones go first. It never fails.
 *
 * @param isSame whether the last one, which another build may have written, says the same in other words, such as those that
 *   the server has trimmed.
 */
export function keepVersion(
  version: NewVersion,
  isSame?: (values: KeptVersion['values']) => boolean,
): Promise<KeepOutcome> {
  const outcome = lastWrite.then(async (): Promise<KeepOutcome> => {
    const { versions } = isSame === undefined ? noVersions : await readStored(version.record)
    const last = versions.find(({ origin }) => origin !== 'replaced')
    return last !== undefined && isSame?.(last.values) === true ? 'unchanged' : tryToKeep(version)
  })
  lastWrite = outcome.catch(() => undefined)
  return outcome
}

async function tryToKeep(version: NewVersion): Promise<KeepOutcome> {
  try {
    const pictures = await hashPictures(version.values)
    const database = await openVersions()
    for (;;) {
      try {
        return await write(database, version, pictures)
      } catch (error) {
        if (!isFull(error)) throw error
        if (!(await makeRoom(database, version.record))) return 'full'
      }
    }
  } catch (error) {
    reportRefusal(error)
    return 'refused'
  }
}

async function write(
  database: IDBPDatabase,
  version: NewVersion,
  pictures: ReadonlyMap<string, string>,
): Promise<KeepOutcome> {
  const transaction = database.transaction(stores, 'readwrite')
  const values = takeOutPictures(version.values, pictures)
  const versions = transaction.objectStore('versions')
  try {
    const kept = await listKept(transaction, version.record)
    const last = kept.at(-1)
    const isRepeated =
      last !== undefined &&
      (last.origin === 'deleted') === (version.origin === 'deleted') &&
      isDeepEqual(last.values, values)
    if (isRepeated) {
      // A save that the server's answer has overtaken is a save.
      if (version.origin === 'saved') await versions.put({ ...last.stored, origin: 'saved' })
      await transaction.done
      return 'unchanged'
    }
    for (const [url, hash] of pictures) {
      await transaction.objectStore('pictures').put(url, hash)
    }
    await versions.add({ ...version, values, pictures: [...pictures.values()] })
    await remove(transaction, findSurplus(await listKept(transaction, version.record)))
    await transaction.done
    announce()
    return 'kept'
  } catch (error) {
    // A request that fails aborts the transaction, whose own rejection nobody awaits then.
    transaction.done.catch(() => undefined)
    try {
      transaction.abort()
    } catch {
      // It is aborted.
    }
    throw error
  }
}

interface StoredVersion {
  /** With what this build does not know. */
  readonly stored: object
  readonly id: number
  readonly record: string
  readonly origin: unknown
  readonly values: unknown
  readonly pictures: readonly string[]
}

/** The versions of one record, or of all, whoever wrote them; the oldest first. */
async function listKept(transaction: Transaction, record?: string): Promise<StoredVersion[]> {
  const versions = transaction.objectStore('versions')
  const found: unknown[] = await (record === undefined
    ? versions.getAll()
    : versions.index('record').getAll(record))
  return found.flatMap((value) => {
    const { id, record: key, origin, values, pictures }: Record<string, unknown> = Object(value)
    if (typeof id !== 'number' || typeof key !== 'string') return []
    const hashes = Array.isArray(pictures)
      ? pictures.filter((hash) => typeof hash === 'string')
      : []
    return [{ stored: Object(value), id, record: key, origin, values, pictures: hashes }]
  })
}

/** Removes versions, and the pictures that no other has. */
async function remove(
  transaction: Transaction,
  versions: readonly Pick<StoredVersion, 'id' | 'pictures'>[],
): Promise<void> {
  const store = transaction.objectStore('versions')
  for (const { id } of versions) await store.delete(id)
  for (const hash of new Set(versions.flatMap(({ pictures }) => pictures))) {
    const uses = await store.index('pictures').count(hash)
    if (uses === 0) await transaction.objectStore('pictures').delete(hash)
  }
}

/** False if there is nothing that could go. */
async function makeRoom(database: IDBPDatabase, record: string): Promise<boolean> {
  const transaction = database.transaction(stores, 'readwrite')
  const dispensable = findDispensable(await listKept(transaction), record)
  await remove(transaction, dispensable)
  await transaction.done
  return dispensable.length > 0
}

/** Forgets a record: it was created again, or can no longer be. */
export async function forgetRecord(record: string): Promise<void> {
  await ignoreRefusal(async () => {
    const transaction = (await openVersions()).transaction(stores, 'readwrite')
    await remove(transaction, await listKept(transaction, record))
    await transaction.done
    announce()
  })
}

/** Forgets the records that were deleted too long ago, with their versions. */
export async function forgetOldDeletions(now: Date): Promise<void> {
  await ignoreRefusal(async () => {
    const database = await openVersions()
    const deleted: unknown[] = await database.getAllFromIndex('versions', 'origin', 'deleted')
    for (const value of deleted) {
      const version = z.safeParse(VersionSchema, value)
      if (version.success && !isRecreatable(version.data.at, now)) {
        await forgetRecord(version.data.record)
      }
    }
  })
}

/** Deletes all versions. */
export async function deleteAllVersions(): Promise<void> {
  await ignoreRefusal(async () => {
    await lastWrite
    const transaction = (await openVersions()).transaction(stores, 'readwrite')
    for (const name of stores) await transaction.objectStore(name).clear()
    await transaction.done
  })
}

type Listener = () => void
const listeners = new Set<Listener>()

/** Follows what this tab keeps and forgets. Returns the function that stops. */
export function subscribeToVersions(onChanged: Listener): () => void {
  listeners.add(onChanged)
  return () => void listeners.delete(onChanged)
}

function announce(): void {
  for (const onChanged of listeners) onChanged()
}

const openVersions = loadOnce(() =>
  openDatabase(databaseName, (created) => {
    const versions = created.createObjectStore('versions', { keyPath: 'id', autoIncrement: true })
    versions.createIndex('record', 'record')
    versions.createIndex('origin', 'origin')
    versions.createIndex('pictures', 'pictures', { multiEntry: true })
    created.createObjectStore('pictures')
  }),
)

/** The pictures of a version with their hashes. Plain HTTP has no hashes: each version has its pictures then. */
async function hashPictures(values: unknown): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  if (!globalThis.isSecureContext) return hashes
  for (const picture of findPictures(values)) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(picture))
    const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    hashes.set(picture, bytes.join(''))
  }
  return hashes
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function ignoreRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    reportRefusal(error)
  }
}

function reportRefusal(error: unknown): void {
  console.info('Versions cannot be kept on this device.', error)
}
