import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { CodeLabel } from './CodeLabel.tsx'

const guidance: Guidance = {
  do: [
    'Use it for small labels beside a heading or an image: a country, a code, a duration.',
    'Write in sentence case (“Niveau 2”): CSS sets the capitals.',
    'Set `code` for codes, numbers and dates: it aligns figures and removes accents that the font lacks.',
    'Set `data-ink` on an ancestor for the variant `ink`, and `lang` for French on an English page.',
  ],
  dont: [
    'Don’t use it for sentences: spaced 12 px capitals are slow to read.',
    'Don’t set `code` for a name: “Étudiant” becomes “Etudiant”, for screen readers too.',
    'Don’t use it as a heading or pass elements: it takes text and numbers.',
    'Don’t rely on its font for other characters than capitals, figures and `< > / - – . , : · №`: a fallback font renders the rest.',
  ],
  drawn: {
    do: () => <CodeLabel code>BE-01</CodeLabel>,
    dont: () => (
      <CodeLabel>Autorisation de séjour temporaire pour travailleurs hautement qualifiés</CodeLabel>
    ),
  },
  accessibility: [
    'A plain `span`. Set `aria-hidden` if the same is said elsewhere.',
    'Some screen readers spell short words in capitals: correct for “BE”, so don’t abbreviate words.',
    'Its rem size scales with the text (WCAG 1.4.4); long labels wrap.',
  ],
}

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
