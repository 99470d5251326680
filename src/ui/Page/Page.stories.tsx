import type { Meta, StoryObj } from '@storybook/react-vite'

import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { Page } from './Page.tsx'

const guidance: Guidance = {
  do: [
    'Use it once per screen, for a single-column public page: FAQ, offers, contact.',
    'Start with a `SectionHeading` of level 1.',
    'Make each part one child: the gap between children is the same on all pages.',
  ],
  dont: [
    'Don’t use it on pages with full-width bands (home, services, a lawyer’s profile): use `--page-width` and `--page-gutter`.',
    'Don’t use it in the back-office, whose layout is denser.',
    'Don’t set margins on the parts. Each part limits its own line length.',
  ],
  accessibility: [
    'A plain `div`: the layout provides `main` and the skip link, the heading the `h1`.',
    'The column never exceeds the window: wide tables scroll inside, so the page works at 320 px (WCAG 1.4.10).',
    'In print it is not a grid, so parts can break across pages.',
  ],
}

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { guidance, layout: 'fullscreen' },
  args: {
    children: (
      <>
        <SectionHeading
          level={1}
          eyebrow="01 — Page"
          title="Les visas en détail"
          lead="À qui s’adresse chaque visa, ce qu’il faut démontrer et combien de temps il faut compter."
        />
        <p>Chaque partie d’une page se tient dans la même colonne.</p>
        <p>Les parties gardent entre elles la même distance.</p>
      </>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
