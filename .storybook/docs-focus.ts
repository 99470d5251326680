/**
 * Docs pages open at their top: stories on them begin, and play in their frames, without the reader. What they focus would
 * scroll the page to it, and Tab would go on from there.
 */

/** What a frame tells its docs page, which does not see its events. */
const readerActsInFrame = 'reader-acts-in-frame'

/** In the frame of a story on a docs page, focus does not scroll the page until the reader has acted there. */
export function keepDocsPageInPlace(): void {
  if (frameElement?.id.startsWith('iframe--') !== true) return
  let hasReaderActed = false
  whenReaderActs(() => {
    hasReaderActed = true
    parent.dispatchEvent(new Event(readerActsInFrame))
  })
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, hasReaderActed ? options : { ...options, preventScroll: true })
  }
}

/** Takes the focus from stories until the reader acts. Returns what ends it. */
export function keepFocusFromStories(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // An element of this page, or one in a frame: this window then loses the focus.
  addEventListener('focusin', takeBack, { signal })
  addEventListener('blur', takeBack, { signal })
  const end = () => controller.abort()
  addEventListener(readerActsInFrame, end, { signal })
  whenReaderActs(end, signal)
  return end
}

function takeBack(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** Play functions send events, too. */
function whenReaderActs(callback: () => void, signal?: AbortSignal): void {
  const onEvent = ({ isTrusted }: Event) => {
    if (isTrusted) callback()
  }
  for (const type of ['pointerdown', 'keydown'] as const) {
    addEventListener(type, onEvent, { capture: true, ...(signal && { signal }) })
  }
}
