import { useEffect, useState } from 'react'

import { loadOnce } from '#platform/load-module.ts'

import { useDevtools } from '../devtools/devtools-context.ts'

const loadNotes = loadOnce(() => import('./demo-notes.tsx'))

/** The code of the notes, which loads after the toolbar. If that fails, the next page tries again. */
export function useNotesModule() {
  const { router } = useDevtools()
  const [notes, setNotes] = useState<Awaited<ReturnType<typeof loadNotes>>>()
  useEffect(() => {
    const load = () => void loadNotes().then(setNotes).catch(console.error)
    load()
    return router.subscribe('onResolved', load)
  }, [router])
  return notes
}
