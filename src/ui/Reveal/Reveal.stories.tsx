import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Reveal } from './Reveal.tsx'

const guidance: Guidance = {
  do: [
    'Wrap a whole section that users scroll to; `HomeSection` does so on the home page.',
    'Choose `variant` by the screen: `default` (400 ms) on public pages, `slow` (1000 ms) on the home page, `admin` (800 ms) in the back-office. The durations are specified.',
    'Pass elements: bare text does not move.',
  ],
  dont: [
    'Don’t expect content that is visible on load to move; nothing moves twice.',
    'Don’t fade with it: print, search and full-page reading need the whole text.',
    'Don’t wrap fixed elements or ones that overflow by more than 24 px, such as a menu: they would move or be clipped.',
  ],
  accessibility: [
    'A `div` without a role. The text is readable from the start; only its position changes.',
    'Nothing moves with reduced motion (WCAG 2.3.3), in print or without JavaScript.',
    'Focus starts no animation: moving a target on press would miss the click. The wrapper keeps its height, so content below stays in place.',
  ],
}

const meta = {
  title: 'Components/Reveal',
  tags: ['engines'],
  component: Reveal,
  args: { children: <h2>Nos interventions</h2> },
  parameters: { guidance, docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Reveal>
export default meta
type Story = StoryObj<typeof meta>

export const AlreadySeen: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await observersHaveAnswered(heading)
    await expect(heading.parentElement).not.toHaveAttribute('data-reveal')
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
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'pending'))
    // Chromium may tell an observer nothing of a jump in the frame in which it begins to observe.
    await observersHaveAnswered(heading)
    // A font that arrives may change the height as well.
    await document.fonts.ready
    const height = document.documentElement.scrollHeight
    window.scrollTo({ top: height, behavior: 'instant' })
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'revealing'))
    await waitFor(() => expect(frame).not.toHaveAttribute('data-reveal'))
    await expect(getComputedStyle(heading).opacity).toBe('1')
    await expect(document.documentElement.scrollHeight).toBe(height)
  },
}

/** Observers answer in the order in which they were created: the component's has by then. */
function observersHaveAnswered(target: Element): Promise<unknown> {
  return new Promise((resolve) => {
    new IntersectionObserver(resolve).observe(target)
  })
}
