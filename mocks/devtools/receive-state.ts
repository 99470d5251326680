import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'

import { parseJson } from '#platform/parse-json.ts'

import { openIndexedDbOverlay } from '../database/overlay-indexeddb.ts'
import { createReceivedEntries, getReceivedStateId } from '../received-state.ts'
import { findScenario } from '../scenarios.ts'
import { createTabStorage } from '../tab-storage.ts'
import {
  InvalidStateError,
  type InvalidStateReason,
  readStateFile,
  readStateLink,
  type StateCapsule,
} from './state-capsule.ts'
import { readTypedFields, TypedField } from './typed-fields.ts'

/** Why the last state that was sent is not shown. */
export const refusal = createStore<{ readonly reason: InvalidStateReason | undefined }>(() => ({
  reason: undefined,
}))

/**
 * Lets this tab show the state of a link, before the site starts. If it cannot, the tab stays as it was, and `refusal`
 * says why.
 */
export async function receiveStateLink(data: string, basePath: string): Promise<void> {
  await receive(async () => {
    const capsule = await readStateLink(data, { origin: location.origin, basePath })
    // The tab has shown nothing yet that it could come back to.
    await keepState(capsule, { url: '', typed: [] })
    history.replaceState(null, '', capsule.url)
  })
}

/** Loads the page again with the state of a file. If it cannot, the tab stays as it was, and `refusal` says why. */
export async function receiveStateFile(file: Blob, basePath: string): Promise<void> {
  await receive(async () => {
    const capsule = await readStateFile(file, { origin: location.origin, basePath })
    // Forms with a draft offer it again.
    const typed = readTypedFields(document, 'form:not([data-keeps-draft])')
    await keepState(capsule, { url: location.href, typed })
    loadPage(capsule.url)
  })
}

async function receive(act: () => Promise<void>): Promise<void> {
  try {
    refusal.setState({ reason: undefined })
    await act()
  } catch (error) {
    const isInvalid = error instanceof InvalidStateError
    if (!isInvalid) console.info(error)
    refusal.setState({ reason: isInvalid ? error.reason : 'unreadable' })
  }
}

const storage = createTabStorage()
const Entries = z.array(z.tuple([z.string(), z.string()]))
/** What the tab comes back to. */
const OwnState = z.object({
  /** Its page; empty if it had none. */
  url: z.string(),
  typed: z.array(TypedField),
  /** All of its session. */
  entries: Entries,
})
type OwnState = z.infer<typeof OwnState>

const ReceivedState = z.object({
  createdAt: z.iso.datetime(),
  commit: z.string(),
  width: z.int(),
})
/** What is known of the state that this tab shows, beside what it shows. */
export type ReceivedState = z.infer<typeof ReceivedState>

/** The state that this tab has received and shows; undefined if it shows its own. */
export function readReceivedState(): ReceivedState | undefined {
  return ReceivedState.safeParse(parseJson(storage.get('received') ?? '')).data
}

/** What is to be typed into the page that has just been loaded. Only the first call gives it. */
export function takeTypedFields(): TypedField[] {
  const typed = z.array(TypedField).safeParse(parseJson(storage.get('typed') ?? '')).data ?? []
  if (typed.length > 0) storage.set('typed', '')
  return typed
}

/** Stores a state under a name of its own, and sets the tab's own aside. Nothing of it changes. */
async function keepState(
  capsule: StateCapsule,
  { url, typed }: Pick<OwnState, 'url' | 'typed'>,
): Promise<void> {
  const { overrides, createdAt, commit, width, scenario, today, language } = capsule
  // Not `randomUUID`, which plain HTTP on a network address lacks.
  const id = `received-${Date.now()}-${Math.random().toString(36).slice(2)}`
  const before = await storeOrRefuse(() => Object.entries(sessionStorage) as [string, string][])
  const own = readOwnState() ?? { url, typed, entries: before }
  await storeOrRefuse(async () => {
    const overlay = await openIndexedDbOverlay(findScenario(scenario)?.seedVariant, id)
    await overlay.replace(overrides)
  })
  const values = {
    scenario,
    today,
    own: JSON.stringify(own),
    received: JSON.stringify({ createdAt, commit, width }),
    typed: JSON.stringify(capsule.typed),
  }
  try {
    replaceSession(createReceivedEntries(id, language))
    for (const [name, value] of Object.entries(values)) {
      storage.set(name, value)
      // A storage that is full or blocked says nothing.
      if (createTabStorage().get(name) !== value) throw new Error('Session storage is full.')
    }
  } catch (error) {
    replaceSession(before)
    throw new InvalidStateError('notStored', error)
  }
}

async function storeOrRefuse<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw new InvalidStateError('notStored', error)
  }
}

function readOwnState(): OwnState | undefined {
  return OwnState.safeParse(parseJson(storage.get('own') ?? '')).data
}

/** Loads the tab's own state again: its session, its page and what was typed there. Its data has never changed. */
export function returnToOwnState(): void {
  const own = readOwnState()
  replaceSession(own?.entries ?? [])
  if (own !== undefined && own.typed.length > 0) storage.set('typed', JSON.stringify(own.typed))
  loadPage(own?.url || location.href)
}

function replaceSession(entries: readonly [string, string][]): void {
  sessionStorage.clear()
  for (const entry of entries) sessionStorage.setItem(...entry)
}

/** Loads a page, also if it is this one. A page that stays in the history would show what the tab no longer has. */
function loadPage(url: string): void {
  const { href } = location
  location.replace(url)
  if (removeFragment(url) === removeFragment(href)) location.reload()
}

const removeFragment = (url: string) => url.split('#', 1)[0]

const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** Deletes what states left behind that were received long ago: a tab cannot do so when it closes. */
export async function deleteOldStates(): Promise<void> {
  try {
    const current = getReceivedStateId()
    for (const { name = '' } of await indexedDB.databases()) {
      const [, id, time = ''] = /~(received-(\d+)-\w+)$/.exec(name) ?? []
      if (id === undefined || id === current) continue
      if (Number(time) < Date.now() - maxAgeMs) indexedDB.deleteDatabase(name)
    }
  } catch (error) {
    console.info('IndexedDB is not available.', error)
  }
}
