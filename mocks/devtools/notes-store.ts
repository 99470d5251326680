import { createNotesStore } from 'pinned-notes'

import { openDatabase } from '#platform/indexed-db.ts'

import './notes.css'

/** The notes of this browser. The demo and the hosted Storybook have one origin, so they share these. */
export const notesStore = createNotesStore({
  site: 'Droit de Cité',
  format: 'droit-de-cite-notes',
  key: 'droit-de-cite-demo.notes',
  commit: __COMMIT__,
  storage: findStorage(),
  openDatabase,
})

/** Undefined where the browser blocks the storage. */
function findStorage(): Storage | undefined {
  try {
    // The mock replaces a blocked storage by one that forgets (local-storage-fallback.ts).
    return localStorage instanceof Storage ? localStorage : undefined
  } catch {
    return undefined
  }
}
