import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './Flag.guidance.ts'
import { Flag } from './Flag.tsx'

const meta = {
  title: 'Components/Flag',
  component: Flag,
  parameters: { guidance },
  args: { code: 'BE' },
  render: (args) => (
    <p>
      <Flag {...args} /> Belgique
    </p>
  ),
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const LowerCase: Story = { args: { code: 'be' } }
export const Unknown: Story = {
  args: { code: 'ZZ' },
  render: (args) => (
    <p>
      <Flag {...args} /> <Flag {...args} size="small" /> Zzland
    </p>
  ),
}
export const Every: Story = {
  render: () => (
    <p>
      {'be fr lu cm ch ca gb us de nl it es pt ma dz tn sn ci cd ga'.split(' ').map((code) => (
        <span key={code}>
          <Flag code={code} /> {code.toUpperCase()}{' '}
        </span>
      ))}
    </p>
  ),
}
