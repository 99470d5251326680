import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { guidance } from './Reveal.guidance.ts'
import { Reveal } from './Reveal.tsx'

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  args: { children: <h2>Nos interventions</h2> },
  parameters: { guidance, docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Reveal>
export default meta
type Story = StoryObj<typeof meta>

export const AlreadySeen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').parentElement).not.toHaveAttribute('data-reveal')
  },
}

/** (spec 9.5) */
export const ScrolledTo: Story = {
  args: { variant: 'slow' },
  decorators: [
    (Story) => (
      <>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>{'Au-dessus. '.repeat(24)}</p>
        ))}
        <Story />
        <p>En dessous.</p>
        <p>Rien n’y bouge.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByText('Nos interventions')
    const frame = heading.parentElement
    const height = document.documentElement.scrollHeight
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'pending'))
    window.scrollTo({ top: height, behavior: 'instant' })
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'revealing'))
    await waitFor(() => expect(frame).not.toHaveAttribute('data-reveal'))
    await expect(getComputedStyle(heading).opacity).toBe('1')
    await expect(document.documentElement.scrollHeight).toBe(height)
  },
}
