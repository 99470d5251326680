import { useRef, useState } from 'react'

export type PendingInput = ReturnType<typeof usePendingInput>

/**
 * Input that is not part of a form's values yet, though it belongs to what is saved: files that are being prepared, open
 * panels of the editor, and its last edits (`FileFieldProps`).
 */
export function usePendingInput() {
  const preparations = useRef(new Set<Promise<unknown>>())
  const panels = useRef(new Set<() => boolean>())
  const lateFields = useRef(new Set<() => boolean>())
  const [count, setCount] = useState(0)
  const update = () => setCount(preparations.current.size + panels.current.size)

  /** Makes the last edits part of the values. Returns whether there were any. */
  const reportEdits = () => [...lateFields.current].map((report) => report()).includes(true)

  return {
    reportEdits,
    hasPendingInput: count > 0,
    isPreparing: () => preparations.current.size > 0,
    /** Waits also for a file that is chosen meanwhile. */
    async waitForPreparations(): Promise<void> {
      while (preparations.current.size > 0) await Promise.allSettled(preparations.current)
    },
    /** Inserts what the open panels hold, with all edits. False if one of them refuses its input, and has said so. */
    insertPanels(): boolean {
      const isInserted = [...panels.current].every((insert) => insert())
      reportEdits()
      return isInserted
    },
    fileProps: {
      onPreparation(preparation: Promise<unknown>): void {
        preparations.current.add(preparation)
        update()
        void preparation.finally(() => {
          preparations.current.delete(preparation)
          update()
        })
      },
      onPanelOpen(insert: () => boolean): () => void {
        panels.current.add(insert)
        update()
        return () => {
          panels.current.delete(insert)
          update()
        }
      },
      // Without an update: it is asked when it counts, and not shown.
      onLateInput(report: () => boolean): () => void {
        lateFields.current.add(report)
        return () => void lateFields.current.delete(report)
      },
    },
  }
}
