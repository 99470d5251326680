import type { Meta, StoryObj } from '@storybook/react-vite'

import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import { guidance } from './Page.guidance.ts'
import { Page } from './Page.tsx'

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
