import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { SectionHeading } from './SectionHeading.tsx'

const guidance: Guidance = {
  do: [
    'Use it to open a page (`level={1}`) or a section: a line, number and topic, title, lead.',
    'Number sections in the eyebrow in sentence case: “01 — Visas”. CSS sets the capitals.',
    'Give the heading an `id` and the section `aria-labelledby`, as `HomeSection` does.',
    'Use `action` for one link to all items: “Tous les articles”.',
  ],
  dont: [
    'Don’t choose `level` by text size: it is the outline level.',
    'Don’t write more than a few words in `action`: it takes a quarter of the width.',
    'Don’t put essential content in the eyebrow: it is small and outside the heading.',
  ],
  accessibility: [
    'The title is an `h1`, `h2` or `h3`; eyebrow and lead are paragraphs.',
    'The reading order is the visual order: eyebrow, title, lead, action (WCAG 1.3.2).',
    'It adapts to its container’s width: everything stacks in a narrow column or with enlarged text (WCAG 1.4.10).',
  ],
}

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
