import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english } from '#storybook/page-story.ts'

import { PrintedOn } from './PrintedOn.tsx'

// The component is shown in print only. What is in no layer comes after all layers.
const asOnPaper = '.on-paper > p { display: block }'

/** On paper only, which these stories imitate: the day and the address, since what is printed grows old. */
const meta = {
  title: 'Site components/Printed on',
  component: PrintedOn,
  parameters: { app: { today: '2026-12-05' } },
  render: () => (
    <div className="on-paper">
      <style>{asOnPaper}</style>
      <PrintedOn />
    </div>
  ),
} satisfies Meta<typeof PrintedOn>
export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/samedi 5 décembre 2026/)).toBeVisible()
  },
}
export const English: Story = { globals: english }
