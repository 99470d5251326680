/** Waits until the page was rendered, so that its observers of sizes have run. Runs in the page. */
export function waitForRendering(): Promise<unknown> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line waiting/no-time -- from one rendering to the next
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}

/** Waits until nothing moves or fades, but what does so for ever. Runs in the page. */
export async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
