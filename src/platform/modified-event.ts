import type { MouseEvent } from 'react'

/** Whether a click opens a link elsewhere (new tab, window, download), so that this page stays. */
export function isModifiedEvent(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
