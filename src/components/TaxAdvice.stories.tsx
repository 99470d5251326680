import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TaxAdvice } from './TaxAdvice.tsx'

const createLevel = (valueString: string, amount: number | null) => ({
  levelNumber: 1,
  title: 'Conseil juridique',
  serviceFee: { valueString, amount },
})

/** What before tax means, once a page, if a price of it has an amount. */
const meta = {
  title: 'Site components/Tax advice',
  component: TaxAdvice,
  args: { levels: [createLevel('150 € HT par personne', 150)] },
} satisfies Meta<typeof TaxAdvice>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTax: Story = {}
export const NoAmount: Story = {
  args: { levels: [createLevel('Sur devis', null), createLevel('', 150)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
