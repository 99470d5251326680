/** How long to wait for a frame, in milliseconds: a hidden tab has none. */
const maxWaitMs = 100

/** Resolves after the browser has painted what is rendered so far. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
    // Callbacks of a frame run before it is painted, a task after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
