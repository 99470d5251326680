import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LetterLine } from './LetterLine.tsx'

/** One line, on pages that people read after a refusal: questions, articles on appeals, service 7, level 3, contact. */
const meta = {
  title: 'Site components/Letter line',
  component: LetterLine,
} satisfies Meta<typeof LetterLine>
export default meta
type Story = StoryObj<typeof meta>

/** It takes along what the page is about. */
export const Default: Story = {
  args: { search: { country: 'BE', subject: 'visa-etudiant' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir votre délai' })).toHaveAttribute(
      'href',
      '/lettre?country=BE&subject=visa-etudiant',
    )
  },
}
export const English: Story = { globals: { language: 'en' } }
