/**
 * Docs pages open at their top: stories on them begin, and play, without the reader. What they focus does not scroll the page
 * to it until the reader has acted on that page, neither on the page itself nor in the frame of a story on it.
 */
export function keepDocsPageInPlace(): void {
  const isInFrame = frameElement?.id.startsWith('iframe--') === true
  /** The page that the reader has acted on: another one may come without a load. */
  let actedOn: string | undefined
  for (const type of ['pointerdown', 'keydown'] as const) {
    addEventListener(
      type,
      ({ isTrusted }) => {
        // Play functions send events, too.
        if (isTrusted) actedOn = getPageId()
      },
      { capture: true },
    )
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const staysInPlace = actedOn !== getPageId() && (isInFrame || isDocsPage())
    focus.call(this, staysInPlace ? { ...options, preventScroll: true } : options)
  }
}

function getPageId(): string {
  return new URLSearchParams(location.search).get('id') ?? ''
}

/** Asked each time: the reader may come to a docs page without a load. */
function isDocsPage(): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs'
}
