import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'

import { hasRoom, parseShortlist, toggleShortlisted } from '#domain/lawyers/shortlist.ts'
import { readStorage, writeStorage } from '#platform/storage.ts'

const storageKey = 'shortlist'

interface Shortlist {
  readonly ids: readonly number[]
}

/** Local storage. If it is blocked or full, the shortlist lasts as long as the page. */
const storage: PersistStorage<Shortlist> = {
  getItem: () => ({ state: { ids: parseShortlist(readStorage(storageKey)) } }),
  setItem(_, { state: { ids } }) {
    writeStorage(storageKey, JSON.stringify(ids))
  },
  removeItem() {
    writeStorage(storageKey, null)
  },
}

const useShortlistStore = create<Shortlist>()(
  // Hydrated after the first render: prerendered markup cannot know the stored list.
  persist(() => ({ ids: [] as readonly number[] }), {
    name: storageKey,
    storage,
    skipHydration: true,
  }),
)

/**
 * Loads the stored shortlist and follows changes of other tabs. Called by every component that shows the
 * shortlist.
 */
export function rehydrateShortlist(): void {
  if (useShortlistStore.persist.hasHydrated()) return
  const rehydrate = () => void useShortlistStore.persist.rehydrate()
  rehydrate()
  // Without it, a change in one tab overwrites the list of another.
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) rehydrate()
  })
}

/** The ids of the shortlisted lawyers on this device, four at most. */
export function useShortlist() {
  const ids = useShortlistStore((state) => state.ids)
  return {
    ids,
    isFull: !hasRoom(ids),
    toggle: (id: number) =>
      useShortlistStore.setState((state) => ({ ids: toggleShortlisted(state.ids, id) })),
    clear: () => useShortlistStore.setState({ ids: [] }),
  }
}
