import { useSyncExternalStore } from 'react'

import type { StoredValue } from '#platform/stored-value.ts'

/** A stored value, or a part of it; the initial one during prerendering and hydration. */
export function useStoredValue<Value, Part>(
  stored: StoredValue<Value>,
  select: (value: Value) => Part,
): Part {
  return useSyncExternalStore(
    stored.subscribe,
    () => select(stored.get()),
    () => select(stored.getInitial()),
  )
}
