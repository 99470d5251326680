import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './Ltr.guidance.ts'
import { Ltr } from './Ltr.tsx'

const meta = {
  title: 'Components/LTR text',
  component: Ltr,
  parameters: { guidance },
  args: { children: '+32 2 555 01 20' },
  // Right-to-left text: without the component the number would read 20 01 555 2 32+.
  decorators: [
    (Story) => (
      <p dir="rtl" lang="ar">
        الهاتف: <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Ltr>
export default meta
type Story = StoryObj<typeof meta>

export const Telephone: Story = {}
export const Email: Story = { args: { children: 'secretariat@droitdecite.example' } }
