/** What Storybook has in the page of a story. An older commit may have less. */
interface StorybookPreview {
  readonly ready: () => Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase?: string }
  readonly loadStory: (story: { storyId: string }) => Promise<{
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
    readonly parameters: {
      readonly viewport?: {
        readonly options?: Readonly<
          Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
        >
      }
    }
  }>
}

interface StorybookChannel {
  readonly on: (event: string, listen: (payload: unknown) => void) => void
  readonly off: (event: string, listen: (payload: unknown) => void) => void
  readonly emit: (event: string, payload: unknown) => void
}

declare global {
  var __STORYBOOK_PREVIEW__: StorybookPreview
  var __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel
  var randomState: number
}

/** Runs in the page of a story. The viewports that these stories set themselves, in pixels; null where one sets none. */
export async function readStoryViewports(
  ids: string[],
): Promise<({ width: number; height: number } | null)[]> {
  await __STORYBOOK_PREVIEW__.ready()
  return Promise.all(
    ids.map(async (storyId) => {
      const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
      const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
      return styles === undefined
        ? null
        : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    }),
  )
}

/** Runs in the page: the same time of the same day in each run. The clock runs, because a still one stops timers of libraries. */
export function setClock(): void {
  const start = Date.UTC(2026, 0, 15, 9, 30)
  const now = () => start + Math.floor(performance.now())
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Date().toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  })
}

/** Runs in the page: each story has the same random numbers, whatever story was before it. */
export function repeatRandomNumbers(): void {
  globalThis.randomState = 1
  // The generator of Park and Miller.
  Math.random = () => {
    globalThis.randomState = (globalThis.randomState * 48_271) % 2_147_483_647
    return globalThis.randomState / 2_147_483_647
  }
}

/** Runs in the page: goes to another story in the same document. */
export function selectStory(storyId: string): void {
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  globalThis.randomState = 1
  __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Runs in the page: whether a story has begun or, to be photographed, has ended; or none can be shown. */
export function hasReached({ story, isEnd }: { story: string; isEnd: boolean }): boolean {
  const { currentRender } = __STORYBOOK_PREVIEW__
  if (currentRender === undefined) {
    return document.body.classList.contains('sb-show-errordisplay')
  }
  const hasEnded = ['finished', 'errored', 'aborted'].includes(currentRender.phase ?? '')
  return currentRender.id === story && (hasEnded || !isEnd)
}

/** Runs in the page: the error that Storybook shows over the story, which is put back in its place. */
export function uncoverStory(): { message: string; isShown: boolean } {
  const { classList } = document.body
  const hasFailed = classList.contains('sb-show-errordisplay')
  if (hasFailed) classList.replace('sb-show-errordisplay', 'sb-show-main')
  const text = hasFailed ? (document.querySelector('#error-message')?.textContent ?? '') : ''
  const isShown = document.querySelector('#storybook-root')?.childElementCount !== 0
  return { message: text.trim().split('\n')[0] ?? '', isShown }
}

/** Runs in the page, until what it shows is painted and its main thread is idle. */
export async function settle(): Promise<void> {
  // Content out of view is not painted, even in a picture of the full page, and drawings wait for print.
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible'
    }
  }
  for (const image of document.images) image.loading = 'eager'
  dispatchEvent(new Event('beforeprint'))
  scrollTo(0, 0)
  document.documentElement.style.caretColor = 'transparent'
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  // One that is still on its way is a request.
  const images = Array.from(document.images).filter((image) => image.complete)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  for (let turn = 0; turn < 2; turn += 1) {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))
    await promise
  }
}
