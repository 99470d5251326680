import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Screens/Not found',
  parameters: { layout: 'fullscreen', app: { path: '/nulle-part' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.10.1, 8.11) */
export const French: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
