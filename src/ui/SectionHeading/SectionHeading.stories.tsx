import type { Meta, StoryObj } from '@storybook/react-vite'

import { guidance } from './SectionHeading.guidance.ts'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Components/Section heading',
  component: SectionHeading,
  parameters: { guidance },
  args: { eyebrow: '02 — Interventions', title: 'Une procédure, trois manières d’être accompagné' },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Full: Story = {
  args: {
    lead: 'Choisissez ce que vous confiez à votre avocat\u00a0: un avis écrit, un dossier complet, ou tout, recours compris.',
    action: <a href="#toutes">Toutes les interventions</a>,
  },
}
export const TitleOnly: Story = {
  args: { eyebrow: undefined, title: 'Frequently asked questions', level: 3 },
}
export const LongStrings: Story = {
  args: {
    title:
      'Regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité en Belgique',
    lead: 'Nos avocats vous accompagnent de la première question jusqu’à la décision, en français, en anglais et dans onze autres langues.',
    action: <a href="#toutes">Voir toutes les autorisations</a>,
  },
  globals: { viewport: { value: 'narrow' } },
}
