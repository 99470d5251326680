import { startTransition, useEffect, useState } from 'react'

/**
 * Defers a value until after the next paint: expensive or invisible content re-renders in an interruptible pass. React's
 * `useDeferredValue` starts that pass before the paint.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [deferredValue, setDeferredValue] = useState(value)
  useEffect(() => {
    startTransition(() => {
      // The wrapper keeps React from calling a value that is a function.
      setDeferredValue(() => value)
    })
  }, [value])
  return deferredValue
}
