import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Holds back every way out of a form with unsaved changes (issue 5): links and the browser's back and forward
 * wait for an answer, closing and reloading ask in the browser's own words. `letGo` opens the way before
 * the navigation that follows a save.
 */
export function useUnsavedChangesGuard(isDirty: boolean) {
  const hasUnsavedChanges = useRef(false)
  const isNavigationAllowed = useRef(false)
  useEffect(() => {
    hasUnsavedChanges.current = isDirty
    if (!isDirty) isNavigationAllowed.current = false
  }, [isDirty])

  // Functions: a plain `true` for beforeunload asks even when nothing changed (router #3761).
  const shouldBlock = () => hasUnsavedChanges.current && !isNavigationAllowed.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && shouldBlock(),
    enableBeforeUnload: shouldBlock,
    withResolver: true,
  })
  return {
    blocker,
    allowNavigation() {
      isNavigationAllowed.current = true
    },
  }
}
