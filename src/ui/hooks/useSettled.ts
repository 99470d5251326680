import { startTransition, useEffect, useState } from 'react'

/**
 * A value once what depends on it at once has been painted: what is out of sight, or may lag, is drawn from
 * it, in a pass of its own that gives way to the next key.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    startTransition(() => {
      // A value that is a function is a value here, too.
      settle(() => value)
    })
  }, [value])
  return settled
}
