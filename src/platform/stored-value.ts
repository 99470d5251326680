import { readStorage, type StorageArea, writeStorage } from './storage.ts'

/** A value in local storage that every tab can change, or one of this tab in session storage. */
export interface StoredValue<Value> {
  /** The same object until the value changes. */
  readonly get: () => Value
  /** The value without anything stored, as prerendered pages have it. */
  readonly getInitial: () => Value
  /** Follows the changes of this tab and of others. Returns the function that stops. */
  readonly subscribe: (onChanged: () => void) => () => void
  /** False once the storage has refused a change: the value lasts as long as the page. */
  readonly isStored: () => boolean
  /** Changes what is stored at this moment, so that a change of another tab stays. */
  readonly change: (getNext: (value: Value) => Value) => void
}

/**
 * Keeps a decision in local storage, by default as JSON. Where storage is blocked or full, the value lasts as long as the page.
 *
 * @param parse the value of a stored text; it must accept any text, and null where there is none.
 * @param serialize the text to store, or null to store nothing.
 */
export function createStoredValue<Value>(
  key: string,
  parse: (stored: string | null) => Value,
  serialize: (value: Value) => string | null = JSON.stringify,
  area: StorageArea = 'localStorage',
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  const initial = parse(null)
  let text: string | null = null
  let value = initial
  /** False if the storage refused the last change: what it holds is older then. */
  let isStored = true

  function set(newText: string | null, newValue: Value): void {
    text = newText
    value = newValue
    for (const onChanged of listeners) onChanged()
  }
  function refresh(): void {
    const stored = readStorage(key, area)
    if (isStored && stored !== text) set(stored, parse(stored))
  }
  function onStorage(event: StorageEvent): void {
    // No other tab changes the session of this one.
    if (area === 'sessionStorage') return
    // Without a key, everything was removed.
    if (event.key !== key && event.key !== null) return
    isStored = true
    refresh()
  }
  function onPageShow({ persisted }: PageTransitionEvent): void {
    // A page in the back/forward cache gets no events.
    if (persisted) refresh()
  }

  return {
    get() {
      // Nobody has told this tab of changes so far.
      if (listeners.size === 0) refresh()
      return value
    },
    getInitial: () => initial,
    isStored: () => isStored,
    subscribe(onChanged) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onPageShow)
        refresh()
      }
      listeners.add(onChanged)
      return () => {
        listeners.delete(onChanged)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
      }
    },
    change(getNext) {
      refresh()
      const next = getNext(value)
      const newText = serialize(next)
      writeStorage(key, newText, area)
      isStored = readStorage(key, area) === newText
      set(newText, next)
    },
  }
}
