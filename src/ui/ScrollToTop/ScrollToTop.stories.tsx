import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { ScrollToTop, scrollToTopClearanceClassName } from './ScrollToTop.tsx'

const guidance: Guidance = {
  do: [
    'Render it once in a layout; public pages show it after 200 px (`threshold`).',
    'Let `targetId` be an element before the skip link: the next Tab then reaches the page’s first stop.',
    'Set `scrollToTopClearanceClassName` on the footer: on phones the button then covers no link.',
  ],
  dont: [
    'Don’t float anything else in the same corner.',
    'Don’t use it instead of a table of contents.',
    'Don’t pass a `targetId` that is not on the page: focus would not move.',
  ],
  accessibility: [
    'A native `button` named by `label`: “Revenir en haut de la page”. 44 px square (WCAG 2.5.8).',
    'Hidden from everyone until needed, and while it would cover a form (WCAG 2.4.11).',
    'Focus moves with the scroll position (WCAG 2.4.3), without a ring: the target is not a tab stop.',
    'Scrolls smoothly, or at once with reduced motion. Not printed.',
  ],
  keyboard: {
    'Enter Space': 'Moves scroll position and focus to the top.',
  },
}

const meta = {
  title: 'Components/Scroll to top',
  tags: ['engines'],
  component: ScrollToTop,
  args: { threshold: 200, targetId: 'top', label: 'Revenir en haut de la page' },
  parameters: { guidance, docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <>
      <h1 id="top">Autorisations</h1>
      {Array.from({ length: 120 }, (_, line) => (
        <p key={line}>{'Le droit de séjour, article par article. '.repeat(4)}</p>
      ))}
      <footer className={scrollToTopClearanceClassName}>
        <a href="#mentions">Mentions légales</a>
      </footer>
      <ScrollToTop {...args} />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
/** It appears after 200 px of scrolling (spec 2.2.6, 9.3). */
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    for (const [top, buttons] of [
      [260, 1],
      [190, 0],
      [document.body.scrollHeight, 1],
    ] as const) {
      window.scrollTo({ top, behavior: 'instant' })
      await waitFor(() => expect(canvas.queryAllByRole('button')).toHaveLength(buttons))
    }
  },
}
/** A form reaches the edge of a phone: its send button is under nothing. */
export const OverAForm: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <h1 id="top">Autorisations</h1>
      <div style={{ blockSize: 2000 }} />
      <form aria-label="Message">
        <textarea aria-label="Message" style={{ inlineSize: '100%', blockSize: 1000 }} />
        <Button>Envoyer</Button>
      </form>
      <div style={{ blockSize: 1500 }} />
      <ScrollToTop {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole('form').getBoundingClientRect()
    for (const [top, isVisible] of [
      [260, true],
      [form.top + window.scrollY, false],
      [form.bottom + window.scrollY - window.innerHeight + 20, false],
      [document.body.scrollHeight, true],
    ] as const) {
      window.scrollTo({ top, behavior: 'instant' })
      await waitFor(() =>
        expect(canvas.queryAllByRole('button', { name: args.label })).toHaveLength(
          isVisible ? 1 : 0,
        ),
      )
    }
  },
}
export const GoingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 900, behavior: 'instant' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Revenir en haut de la page' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}
