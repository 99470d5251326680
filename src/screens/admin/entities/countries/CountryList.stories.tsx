import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/admin/countries'

const meta = {
  title: 'Screens/Admin/Country list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.8) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Belgique' })).toBeVisible()
  },
}
/** What a list opens over itself and beside its rows. */
export const ColumnsAndSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sélectionner Belgique' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
    await expect(canvas.getByRole('checkbox', { name: 'Code' })).toBeVisible()
    await expect(await canvas.findByText(/^1 /)).toBeVisible()
  },
}
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Raccourcis clavier' }))
    await expect(await canvas.findByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
