import type { Meta, StoryObj } from '@storybook/react-vite'

import { LawyerPicture } from './LawyerPicture.tsx'

/** The photograph, or a drawing with the initials, which nobody else has. */
const meta = {
  title: 'Site components/Picture of a lawyer',
  component: LawyerPicture,
  args: { lawyer: { name: 'Me Claire Dubois', image: '' } },
} satisfies Meta<typeof LawyerPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
/** Under about 96 pixels, the drawing has fewer lines. */
export const Small: Story = { args: { detail: 'coarse' } }
