import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TaxAdvice } from './TaxAdvice.tsx'

/** What before tax means, once a page, if a price of it is before tax. */
const meta = {
  title: 'Site components/Tax advice',
  component: TaxAdvice,
  args: { prices: ['150 € HT par personne'] },
} satisfies Meta<typeof TaxAdvice>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTax: Story = {}
export const NoPriceBeforeTax: Story = {
  args: { prices: ['150 €', undefined] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
