import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './CodeLabel.guidance.ts'
import { CodeLabel } from './CodeLabel.tsx'

const meta = {
  title: 'Components/Code label',
  component: CodeLabel,
  parameters: { guidance },
  args: { children: 'Visa de long séjour' },
} satisfies Meta<typeof CodeLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Code: Story = { args: { children: 'Étudiant · BE-01', code: true } }
export const Zone: Story = {
  args: { children: 'V<BEL<<ETUDIANT<<<<<<', code: true, variant: 'text' },
}
export const Accent: Story = { args: { children: 'Niveau 2', variant: 'accent' } }
export const Ink: Story = {
  args: { children: 'FRA · № 4', code: true, variant: 'ink' },
  render: (args) => (
    <p data-ink="fr">
      <CodeLabel {...args} />
    </p>
  ),
}
export const LongStrings: Story = {
  args: { children: 'Autorisation de séjour temporaire pour travailleurs hautement qualifiés' },
  globals: { viewport: { value: 'phone' } },
}
