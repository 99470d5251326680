import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/admin/traductions'

const meta = {
  title: 'Screens/Admin/Translation board',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** All seeded content is translated. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await expect(canvas.getByText(/passages, tous en anglais$/)).toBeVisible()
    for (const format of ['CSV', 'XLIFF'])
      await expect(canvas.getByRole('button', { name: `À traduire (${format})` })).toBeDisabled()
  },
}
/** What is left to translate comes first. */
export const Incomplete: Story = {
  parameters: { app: { path, scenario: 'long-texts' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const [, first] = canvas.getAllByRole('row')
    const link = within(first ?? document.body).getByRole('link', { name: /^Ouvrir / })
    await expect(canvas.getByRole('button', { name: 'À traduire (XLIFF)' })).toBeEnabled()
    await userEvent.click(link)
    await expect((await canvas.findAllByText('À traduire')).length).toBeGreaterThan(0)
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
/** The search also finds English words. */
export const Searched: Story = {
  parameters: { app: { path: `${path}?q=golden+independent&type=visa` } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toHaveTextContent('Golden visa')
  },
}
export const NoMatch: Story = {
  parameters: { app: { path: `${path}?q=zzzz` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer les filtres' }))
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1)
  },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'faqs.list': 'never' } } } },
}
export const Failed: Story = {
  parameters: { app: { path, scenario: 'fail-faqs.list-500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les traductions n’ont pas pu être lues.',
    )
  },
}
