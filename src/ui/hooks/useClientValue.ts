import { useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows and that stays the same: `whilePrerendered` during prerendering and hydration,
 * then that of `getValue`.
 */
export function useClientValue<Value>(getValue: () => Value, whilePrerendered: Value): Value {
  return useSyncExternalStore(neverChanges, getValue, () => whilePrerendered)
}

function neverChanges() {
  return () => undefined
}
