import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Blocks navigation away from a form with unsaved changes. Links, back and forward open a dialog; closing and
 * reloading show the browser's own prompt. `allowNavigation` lifts the block for the navigation after a save.
 */
export function useUnsavedChangesGuard(isDirty: boolean) {
  const hasUnsavedChanges = useRef(false)
  const isNavigationAllowed = useRef(false)
  useEffect(() => {
    hasUnsavedChanges.current = isDirty
    if (!isDirty) isNavigationAllowed.current = false
  }, [isDirty])

  // A plain `true` for `enableBeforeUnload` prompts even without changes (router #3761).
  const shouldBlock = () => hasUnsavedChanges.current && !isNavigationAllowed.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && shouldBlock(),
    enableBeforeUnload: shouldBlock,
    withResolver: true,
  })
  const latestBlocker = useRef(blocker)
  useEffect(() => {
    latestBlocker.current = blocker
  })
  return {
    blocker,
    allowNavigation: () => {
      isNavigationAllowed.current = true
    },
    /** After a save: follows the link that the dialog asks about, if there is one. */
    followBlockedLink(): boolean {
      const { current } = latestBlocker
      if (current.status === 'blocked') current.proceed()
      return current.status === 'blocked'
    },
  }
}
