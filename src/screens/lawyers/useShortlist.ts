import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'

import { hasRoom, parseShortlist, toggleShortlisted } from '#domain/lawyers/shortlist.ts'
import { readStorage, writeStorage } from '#lib/storage.ts'

const storageKey = 'shortlist'

interface Shortlist {
  readonly ids: readonly number[]
}

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
  // Read after the first render, which a server may have done without the device's memory.
  persist(() => ({ ids: [] as readonly number[] }), {
    name: storageKey,
    storage,
    skipHydration: true,
  }),
)

/** Reads what the device has kept, and what another tab keeps from now on; called by what a screen shows of the shortlist. */
export function rehydrateShortlist(): void {
  if (useShortlistStore.persist.hasHydrated()) return
  const rehydrate = () => void useShortlistStore.persist.rehydrate()
  rehydrate()
  // Without it, what is put aside in one tab would take the place of what was in another.
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) rehydrate()
  })
}

/** The lawyers put aside on this device to be compared, four at most, by their ids. */
export function useShortlist() {
  const ids = useShortlistStore((state) => state.ids)
  return {
    ids,
    isFull: !hasRoom(ids),
    toggle: (id: number) => {
      useShortlistStore.setState((state) => ({ ids: toggleShortlisted(state.ids, id) }))
    },
    clear: () => {
      useShortlistStore.setState({ ids: [] })
    },
  }
}
