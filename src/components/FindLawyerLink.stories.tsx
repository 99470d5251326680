import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FindLawyerLink } from './FindLawyerLink.tsx'

/** Leads to the directory with what is known of the need. Primary only where a lawyer is what one needs next. */
const meta = {
  title: 'Site components/Link to a lawyer',
  component: FindLawyerLink,
  args: { search: { country: 'belgique' }, text: 'appeal', variant: 'primary' },
} satisfies Meta<typeof FindLawyerLink>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Trouver un avocat pour un recours' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('country=belgique'))
  },
}
export const Tertiary: Story = { args: { text: 'visa', variant: 'tertiary' } }
