import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for as long as the component lives, which does what the newest one does: what is
 * given to a memoised child. For handlers alone; nothing may call it while drawing.
 */
export function useEventCallback<Arguments extends readonly unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latestHandler = useRef(handler)
  useLayoutEffect(() => {
    latestHandler.current = handler
  })
  return useCallback((...values: Arguments) => {
    latestHandler.current(...values)
  }, [])
}
