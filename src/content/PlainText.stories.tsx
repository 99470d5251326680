import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english, phone } from '#storybook/page-story.ts'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { PlainText } from './PlainText.tsx'

/** A text without formatting: blank lines part its paragraphs, a dash begins an item, and addresses are links. */
const meta = {
  title: 'Content/Plain text',
  component: PlainText,
  args: {
    text: `Le délai figure dans la décision.
Il court du lendemain de la remise.

– un passeport valable douze mois
– la lettre de l’université

Le formulaire est sur https://pictures.example/formulaire.`,
    className: proseClassName,
  },
} satisfies Meta<typeof PlainText>
export default meta
type Story = StoryObj<typeof meta>

export const Blocks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'https://pictures.example/formulaire',
    )
  },
}
/** What a search has found is marked, whatever its accents. */
export const Found: Story = {
  args: { terms: ['delai', 'universite'] },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText(/./, { selector: 'mark' })
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['délai', 'université'])
  },
}
/** A record that nobody has translated is French, also on an English page. */
export const UntranslatedRecord: Story = {
  args: { isRecord: true },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Le délai figure/).closest('[lang]')).toHaveAttribute(
      'lang',
      'fr',
    )
  },
}
export const LongWords: Story = {
  args: { text: `${'Anticonstitutionnellement'.repeat(8)}\n\n– ${'a'.repeat(200)}` },
  globals: phone,
}
