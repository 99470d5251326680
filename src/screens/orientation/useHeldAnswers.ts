import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { HeldAnswers } from '#domain/orientation/orientation.ts'

/** As long as the page lives, and no longer: nothing else may hold them. */
const heldByRouter = new WeakMap<object, HeldAnswers>()

/** The answers that no URL has, and a setter. They are kept while other pages of the site are read, in memory only. */
export function useHeldAnswers(): [HeldAnswers, (held: HeldAnswers) => void] {
  const router = useRouter()
  const [held, setHeld] = useState(() => heldByRouter.get(router) ?? {})
  return [
    held,
    (changed) => {
      heldByRouter.set(router, changed)
      setHeld(changed)
    },
  ]
}
