import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './MachineReadable.guidance.ts'
import { MachineReadable } from './MachineReadable.tsx'

const meta = {
  title: 'Components/MachineReadable',
  component: MachineReadable,
  parameters: { guidance },
  args: { children: 'Visa de long séjour' },
} satisfies Meta<typeof MachineReadable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Code: Story = { args: { children: 'Étudiant · BE-01', code: true } }
export const Zone: Story = { args: { children: 'V<BEL<<ETUDIANT<<<<<<', code: true, tone: 'text' } }
export const Accent: Story = { args: { children: 'Niveau 2', tone: 'accent' } }
export const Ink: Story = {
  args: { children: 'FRA · № 4', code: true, tone: 'ink' },
  render: (args) => (
    <p data-ink="fr">
      <MachineReadable {...args} />
    </p>
  ),
}
export const LongStrings: Story = {
  args: { children: 'Autorisation de séjour temporaire pour travailleurs hautement qualifiés' },
  globals: { viewport: { value: 'phone' } },
}
