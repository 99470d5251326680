import { useRef, useState } from 'react'

export type PendingInput = ReturnType<typeof usePendingInput>

/**
 * Input that is not part of a form's values yet, though it belongs to what is saved: files that are being prepared, and
 * open panels of the editor (`FileFieldProps`).
 */
export function usePendingInput() {
  const preparations = useRef(new Set<Promise<unknown>>())
  const panels = useRef(new Set<() => boolean>())
  const [count, setCount] = useState(0)
  const update = () => setCount(preparations.current.size + panels.current.size)

  return {
    hasPendingInput: count > 0,
    isPreparing: () => preparations.current.size > 0,
    /** Waits also for a file that is chosen meanwhile. */
    async waitForPreparations(): Promise<void> {
      while (preparations.current.size > 0) await Promise.allSettled(preparations.current)
    },
    /** Inserts what the open panels hold. False if one of them refuses its input, and has said so. */
    insertPanels: (): boolean => [...panels.current].every((insert) => insert()),
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
    },
  }
}
