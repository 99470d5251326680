import { hasRoom, parseShortlist, toggleShortlisted } from '#domain/lawyers/shortlist.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

const storedShortlist = createStoredValue('shortlist', parseShortlist)

/** The ids of the shortlisted lawyers on this device, four at most. Prerendered pages have none. */
export function useShortlist() {
  const ids = useStoredValue(storedShortlist, identity)
  return {
    ids,
    /** Whether the device has been read: a prerendered page cannot know. */
    isRead: useClientValue(() => true, false),
    isFull: !hasRoom(ids),
    toggle: (id: number) => storedShortlist.change((stored) => toggleShortlisted(stored, id)),
    clear: () => storedShortlist.change(() => []),
  }
}

function identity<Value>(value: Value): Value {
  return value
}
