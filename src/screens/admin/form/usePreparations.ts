import { useRef } from 'react'

/** The files of a form that are being prepared. They belong to what is saved, so a save waits for them. */
export function usePreparations() {
  const pending = useRef(new Set<Promise<unknown>>())
  return {
    onPreparation: (preparation: Promise<unknown>): void => {
      pending.current.add(preparation)
      void preparation.finally(() => pending.current.delete(preparation))
    },
    isPreparing: () => pending.current.size > 0,
    /** Waits also for a file that is chosen meanwhile. */
    waitForPreparations: async (): Promise<void> => {
      while (pending.current.size > 0) await Promise.allSettled(pending.current)
    },
  }
}
