import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { guidance } from './ScrollToTop.guidance.ts'
import { ScrollToTop, scrollToTopClearanceClassName } from './ScrollToTop.tsx'

const meta = {
  title: 'Components/Scroll to top',
  component: ScrollToTop,
  args: { threshold: 300, targetId: 'top', label: 'Revenir en haut de la page' },
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
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible())
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
