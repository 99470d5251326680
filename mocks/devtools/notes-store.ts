import { createNotesStore } from 'pinned-notes'

import { compressText, decompressText } from './compressed-text.ts'

/** More than any review has, in bytes. */
const maxInflatedBytes = 2_000_000

/** The notes of this browser. The demo and the hosted Storybook have one origin, so they share these. */
export const notesStore = createNotesStore({
  format: 'droit-de-cite-notes',
  key: 'droit-de-cite-demo.notes',
  storage: findStorage(),
  compress: compressText,
  decompress: (data) => decompressText(data, maxInflatedBytes),
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
