import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/admin/faqs'

const meta = {
  title: 'Screens/Admin/FAQ list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A click expands a cell, a second one collapses it (spec 2.13.4). */
export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    const question = within(first ?? document.body).getByRole('button')
    await userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'false')
  },
}
export const OtherSubject: Story = {
  parameters: { app: { path: `${path}?visa=autre` } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Autre')).length).toBeGreaterThan(0)
  },
}
/** The search also finds English words, which the published translations have. */
export const EnglishSearch: Story = {
  parameters: { app: { path: `${path}?q=separate+work+permit` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /^Combien d’heures puis-je travailler/ })
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
