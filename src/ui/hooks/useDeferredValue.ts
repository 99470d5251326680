import { startTransition, useEffect, useState } from 'react'

/**
 * A value once what depends on it at once has been painted: what is out of sight, or may lag, is drawn from
 * it, in a pass of its own that gives way to the next key.
 */
export function useDeferredValue<Value>(value: Value): Value {
  const [deferredValue, setDeferredValue] = useState(value)
  useEffect(() => {
    startTransition(() => {
      // A value that is a function is a value here, too.
      setDeferredValue(() => value)
    })
  }, [value])
  return deferredValue
}
