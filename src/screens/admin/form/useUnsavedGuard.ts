import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Holds back every way out of a form with unsaved changes (issue 5): links and the browser's back and forward
 * wait for an answer, closing and reloading ask in the browser's own words. `letGo` opens the way before
 * the navigation that follows a save.
 */
export function useUnsavedGuard(isDirty: boolean) {
  const mustAsk = useRef(false)
  const isOpen = useRef(false)
  useEffect(() => {
    mustAsk.current = isDirty
    if (!isDirty) isOpen.current = false
  }, [isDirty])

  // Functions: a plain `true` for beforeunload asks even when nothing changed (router #3761).
  const asks = () => mustAsk.current && !isOpen.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && asks(),
    enableBeforeUnload: asks,
    withResolver: true,
  })
  return {
    blocker,
    letGo() {
      isOpen.current = true
    },
  }
}
