import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/admin/visas'

const meta = {
  title: 'Screens/Admin/Visa list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The content is shown as text, cut to 50 characters and an ellipsis (spec 2.13.9, 9.13). */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    const content = canvas.getAllByRole('cell')[4]?.lastElementChild
    await expect(content?.textContent).toMatch(/^[^<]{50}\.\.\.$/)
  },
}
/** The search also finds English words, which the published translations have. */
export const EnglishSearch: Story = {
  parameters: { app: { path: `${path}?q=someone+close+to+you` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /^Visa court séjour/ })
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
