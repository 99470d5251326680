import { videos } from '#domain/videos.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { VideoCard } from './VideoCard.tsx'

const [video] = videos

const meta = {
  title: 'Screens/Home/Video card',
  component: VideoCard,
  args: { video, onPlay: fn() },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Afficher la vidéo/ })
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByText(/…$/)).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
