import { addRecentChange, parseRecentChanges, type RecentChange } from '#domain/recent-changes.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

/** What was saved last on this device. Where the storage is forbidden or full, it lasts as long as the page. */
const storedChanges = createStoredValue('admin-recent-changes', parseRecentChanges, (changes) =>
  changes.length === 0 ? null : JSON.stringify(changes),
)

/** The records that were saved last on this device, newest first. */
export function useRecentChanges(): readonly RecentChange[] {
  return useStoredValue(storedChanges, (changes) => changes)
}

/** Notes a save that the server has accepted. */
export function recordChange(change: RecentChange): void {
  storedChanges.change((changes) => addRecentChange(changes, change))
}

/** Forgets them. */
export function clearRecentChanges(): void {
  storedChanges.change(() => [])
}
