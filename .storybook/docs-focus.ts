/**
 * Docs pages open at their top: stories on them begin, and play in their frames, without the reader. What they focus would
 * scroll the page to it.
 */

/** In the frame of a story on a docs page, focus does not scroll the page until the reader has acted there. */
export function keepDocsPageInPlace(): void {
  if (frameElement?.id.startsWith('iframe--') !== true) return
  let hasReaderActed = false
  whenReaderActs(() => (hasReaderActed = true))
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, hasReaderActed ? options : { ...options, preventScroll: true })
  }
}

/** Takes the focus from the stories of this page until the reader acts. Returns what ends it. */
export function keepFocusFromStories(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const end = () => controller.abort()
  addEventListener(
    'focusin',
    ({ target }) => {
      // Not from frames: what the reader does there is not seen here.
      if (target instanceof HTMLElement && target.tagName !== 'IFRAME') target.blur()
    },
    { signal },
  )
  whenReaderActs(end, signal)
  return end
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
