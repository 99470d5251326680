import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { VideoPlayer } from './VideoPlayer.tsx'

/** TikTok's player, once the visitor wants it. The other site cannot be reached from here, so the stories speak for it. */
const meta = {
  title: 'Content/Video player',
  component: VideoPlayer,
  args: {
    id: '7300000000000000000',
    title: 'Lecteur vidéo : Refus de visa, que faire ?',
    loadingLabel: 'Chargement de la vidéo…',
    onFailed: fn(),
    onPlaying: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', blockSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

/** A message as the player sends it to the page. */
function tell(canvas: StoryContext['canvas'], type: string, value?: number): void {
  const frame = canvas.getByTitle<HTMLIFrameElement>(/^Lecteur vidéo/)
  const data = { 'x-tiktok-player': true, type, value }
  const origin = 'https://www.tiktok.com'
  dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement de la vidéo…')).toBeVisible()
  },
}
export const Playing: Story = {
  play: async ({ args, canvas }) => {
    // The page listens a moment after the frame is there.
    await waitFor(async () => {
      tell(canvas, 'onPlayerReady')
      await expect(canvas.queryByText('Chargement de la vidéo…')).toBeNull()
    })
    await expect(args.onPlaying).not.toHaveBeenCalled()
    tell(canvas, 'onStateChange', 1)
    await expect(args.onPlaying).toHaveBeenCalledOnce()
  },
}
/** The card shows its poster again. */
export const Failed: Story = {
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => log.mockRestore()
  },
  play: async ({ args, canvas }) => {
    await waitFor(async () => {
      tell(canvas, 'onError')
      await expect(args.onFailed).toHaveBeenCalled()
    })
  },
}
