import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { english } from '#storybook/page-story.ts'

import { PictureOffer } from './PictureOffer.tsx'

/** In the place of a picture of another site, which is not asked for before the visitor wants it. */
const meta = {
  title: 'Content/Picture offer',
  component: PictureOffer,
  args: { host: 'pictures.example', onShow: fn() },
} satisfies Meta<typeof PictureOffer>
export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Afficher les images de pictures.example' }),
    )
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: english }
export const LongHost: Story = {
  args: { host: `${'tres-long-nom-de-serveur.'.repeat(6)}example` },
  globals: { viewport: { value: 'narrow' } },
}
