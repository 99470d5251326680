import { stateLinkPrefix } from '#platform/state-link.ts'

import { tabKeyPrefix } from './tab-storage.ts'

const idKey = `${tabKeyPrefix}received-state`
const coverPrefix = `${idKey}.`
/** What the tools of the demo keep for the reviewer, such as notes, whatever state they look at. */
const isOfTools = (name: string) => name.startsWith(tabKeyPrefix)

/** Takes the data of a state out of the URL, before the router sees it. Undefined if the URL has none. */
export function takeStateLink(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(stateLinkPrefix)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(stateLinkPrefix.length)
}

/** The name of the state that this tab has received and shows; undefined if it shows its own. */
export function getReceivedStateId(): string | undefined {
  try {
    return sessionStorage.getItem(idKey) ?? undefined
  } catch {
    return undefined
  }
}

/** The name of a database of the state, instead of the own one. */
export function getReceivedDatabaseName(name: string, id: string): string {
  return `${name}~${id}`
}

/** The key in session storage under which the tab keeps a value of local storage, and the stored text. */
export function toCoveringEntry(key: string, value: string | null): [string, string] {
  return [coverPrefix + key, value === null ? '-' : `=${value}`]
}

/** The entries of session storage that make this tab show a state, in this language of the visitor. */
export function createReceivedEntries(id: string, language: string): [string, string][] {
  return [[idKey, id], toCoveringEntry('language', language)]
}

/**
 * If this tab shows a received state, gives the site storage of the tab's own: what it writes there must change neither
 * the visitor's data nor what other tabs show. Call it once, before anything is read.
 *
 * @returns whether it does
 */
export function separateReceivedState(): boolean {
  const id = getReceivedStateId()
  if (id === undefined) return false
  coverLocalStorage()
  renameDatabases(id)
  return true
}

function cover(key: string, value: string | null): void {
  sessionStorage.setItem(...toCoveringEntry(key, value))
}

/** Values are read from local storage until the tab writes them, which goes to its session. */
function coverLocalStorage(): void {
  const own = localStorage
  const covering = {
    get length() {
      return own.length
    },
    getItem(key: string) {
      const stored = isOfTools(key) ? null : sessionStorage.getItem(coverPrefix + key)
      if (stored === null) return own.getItem(key)
      return stored.startsWith('=') ? stored.slice(1) : null
    },
    setItem(key: string, value: string) {
      if (isOfTools(key)) own.setItem(key, value)
      else cover(key, value)
    },
    removeItem(key: string) {
      if (isOfTools(key)) own.removeItem(key)
      else cover(key, null)
    },
  }
  // The notes ask whether it is a Storage.
  Object.setPrototypeOf(covering, Storage.prototype)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: covering })
}

/** The overlay of the seed, and the drafts and versions of the back-office. */
function renameDatabases(id: string): void {
  try {
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) =>
      open(
        isOfTools(name) || name.includes('~') ? name : getReceivedDatabaseName(name, id),
        version,
      )
  } catch (error) {
    console.info('IndexedDB is not available.', error)
  }
}
