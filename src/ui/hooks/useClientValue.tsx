import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

/** Whether the markup comes from a build, which knows nothing of the browser. */
const PrerenderedContext = createContext(false)

/**
 * Around a page that is prerendered, and around the same page while the client hydrates it. Then all client values are
 * rendered together, in a pass that can be interrupted.
 */
export function Prerendered({ children }: { children?: ReactNode }) {
  const [isPrerendered, setPrerendered] = useState(true)
  useEffect(() => {
    startTransition(() => setPrerendered(false))
  }, [])
  return <PrerenderedContext value={isPrerendered}>{children}</PrerenderedContext>
}

/**
 * A value that only the browser knows and that stays the same: `whilePrerendered` during prerendering and hydration,
 * then that of `getValue`.
 */
export function useClientValue<Value>(getValue: () => Value, whilePrerendered: Value): Value {
  return use(PrerenderedContext) ? whilePrerendered : getValue()
}
