import type { MouseEvent } from 'react'

/** Whether a click on a link is for another tab or window, or to save it: this page stays. */
export function isModifiedEvent(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
