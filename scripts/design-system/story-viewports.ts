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
