import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { Flag } from './Flag.tsx'

const guidance: Guidance = {
  do: [
    'Use it beside the written name of a country or of a city in it.',
    'Use `small` in a line, a button or a table row, and the default in a card.',
    'Pass the ISO 3166-1 code (`GB`, not `UK`). Add the code of a new country to the list in `Flag.tsx`; until then its two letters are shown.',
  ],
  dont: [
    'Don’t show it alone: nobody knows every flag, and it is not announced.',
    'Don’t use it for a language, except in the language selector, as specified.',
    'Don’t change its size in CSS: the 4 : 3 space is reserved before the file loads.',
  ],
  accessibility: [
    'Decorative: empty `alt` and hidden letters. The name beside it says the same (WCAG 1.1.1).',
    'A thin border separates white stripes from the page, also in forced colours.',
    'The files are self-hosted.',
  ],
}

const meta = {
  title: 'Components/Flag',
  component: Flag,
  parameters: { guidance },
  args: { code: 'BE' },
  render: (args) => (
    <p>
      <Flag {...args} /> Belgique
    </p>
  ),
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Unknown: Story = {
  args: { code: 'ZZ' },
  render: (args) => (
    <p>
      <Flag {...args} /> <Flag {...args} size="small" /> Zzland
    </p>
  ),
}
export const Every: Story = {
  render: () => (
    <p>
      {'be fr lu cm ch ca gb us de nl it es pt ma dz tn sn ci cd ga'.split(' ').map((code) => (
        <span key={code}>
          <Flag code={code} /> {code.toUpperCase()}{' '}
        </span>
      ))}
    </p>
  ),
}
