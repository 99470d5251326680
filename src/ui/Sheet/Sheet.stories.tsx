import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { Sheet, SheetBody } from './Sheet.tsx'

const guidance: Guidance = {
  do: ['Use it for what a person takes away: a copy, a date, a count. One a page.'],
  dont: ['Don’t use it as a card in a list, nor around a form.'],
  accessibility: ['An `article`: give it a heading. The border is decorative.'],
}

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { guidance },
  args: {
    seed: 'exemple',
    children: (
      <SheetBody>
        <h2>Agissez avant le jeudi 31 décembre 2026</h2>
        <p>Dernier jour probable : lundi 4 janvier 2027. Votre lettre prévaut.</p>
      </SheetBody>
    ),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfACountry: Story = { args: { countryCode: 'BE' } }
export const TwoParts: Story = {
  args: {
    children: [
      <SheetBody key="first">
        <h2>Votre délai</h2>
      </SheetBody>,
      <SheetBody key="second">
        <p>Trente jours pour demander l’annulation de la décision.</p>
      </SheetBody>,
    ],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
