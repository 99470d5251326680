import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const noLateEdits = () => false

/**
 * Blocks navigation away from a form with unsaved changes. Links, back and forward open a dialog; closing and
 * reloading show the browser's own prompt. A navigation of our own passes `ignoreBlocker` to the router. `reportEdits` makes
 * edits that a field passes on late part of the form, and returns whether there were any.
 */
export function useUnsavedChangesGuard(
  hasUnsavedChanges: boolean,
  reportEdits: () => boolean = noLateEdits,
) {
  const latest = useRef(hasUnsavedChanges)
  /** Whether the next time that the document is left needs no prompt. */
  const isLeavingDocument = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && (reportEdits() || latest.current),
    // A plain `true` prompts even without changes (router #3761).
    enableBeforeUnload: () => {
      const isExpected = isLeavingDocument.current
      isLeavingDocument.current = false
      return (reportEdits() || latest.current) && !isExpected
    },
    withResolver: true,
  })
  const latestBlocker = useRef(blocker)
  useEffect(() => {
    latest.current = hasUnsavedChanges
    latestBlocker.current = blocker
  })
  return {
    blocker,
    /** A link that leads out of the site is being followed: the input is kept as a draft. */
    leaveDocument: () => {
      isLeavingDocument.current = true
    },
    /** After a save: follows the link that the dialog asks about, if there is one. */
    followBlockedLink(): boolean {
      const { current } = latestBlocker
      if (current.status === 'blocked') current.proceed()
      return current.status === 'blocked'
    },
  }
}
