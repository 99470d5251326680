import { useRef } from 'react'

/**
 * Runs an action unless the previous one is still running: a double click submits twice before the pending state is
 * rendered.
 */
export function useRunOnce(): (action: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false)
  return async (action) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await action()
    } finally {
      isRunning.current = false
    }
  }
}
