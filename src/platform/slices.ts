/** How long work may keep the main thread at a time, in milliseconds: what is typed or pressed meanwhile must not wait. */
const sliceMs = 8

/** Returns what long work awaits at each of its steps: once its slice of time is over, the page is answered first. */
export function createPause(): () => Promise<void> | undefined {
  let sliceStart = performance.now()
  return () => {
    if (performance.now() - sliceStart <= sliceMs) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        sliceStart = performance.now()
        resolve()
      })
    })
  }
}

/** Runs steps in slices. What is aborted never calls `onDone`. */
export async function runInSlices<Result>(
  steps: Iterator<undefined, Result>,
  signal: AbortSignal,
  onDone: (result: Result) => void,
): Promise<void> {
  const pause = createPause()
  while (!signal.aborted) {
    const step = steps.next()
    if (step.done === true) {
      onDone(step.value)
      return
    }
    await pause()
  }
}
