import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './Stamp.guidance.ts'
import { Stamp } from './Stamp.tsx'

const meta = {
  title: 'Components/Stamp',
  component: Stamp,
  parameters: { guidance },
  args: { children: 'Vérifié' },
} satisfies Meta<typeof Stamp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Verified: Story = { args: { variant: 'positive' } }
export const Archived: Story = { args: { variant: 'muted', size: 'small', children: 'Archivé' } }
export const Round: Story = { args: { shape: 'round', children: 'Admis 04·12' } }
export const NotFound: Story = { args: { shape: 'round', size: 'large', children: '404' } }
export const CountryVariant: Story = {
  args: { variant: 'country', children: 'Lëtzebuerg' },
  render: (args) => (
    <div data-ink="lu">
      <Stamp {...args} />
    </div>
  ),
}
export const LongStrings: Story = {
  args: { children: 'Avocat vérifié par le réseau en décembre' },
  globals: { viewport: { value: 'phone' } },
}
