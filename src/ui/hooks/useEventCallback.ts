import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A callback of constant identity for a memoised child; it calls the latest handler. It must not be called
 * during rendering.
 */
export function useEventCallback<Arguments extends readonly unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latestHandler = useRef(handler)
  useLayoutEffect(() => {
    latestHandler.current = handler
  })
  return useCallback((...values: Arguments) => latestHandler.current(...values), [])
}
