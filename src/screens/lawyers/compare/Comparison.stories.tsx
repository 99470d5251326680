import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/avocatslist/comparer'
/** Writes the shortlist as another tab would: an earlier story may already have hydrated the store. */
const withShortlist = (ids: readonly number[]) => () => {
  localStorage.setItem('shortlist', JSON.stringify(ids))
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
}

const meta = {
  title: 'Screens/Lawyers/Comparison',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
  beforeEach: withShortlist([1, 6, 21, 3]),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const FourLawyers: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('region', { name: /^Comparaison/ }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(5)
    await expect(
      table.getByRole('row', { name: /^Premier rendez-vous.*le moins cher/ }),
    ).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: /^Retirer Maître Hélène Vandamme/ }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByText(/Maître Ayşe Karaca, Maître Marc Thill et/)).toBeVisible()
  },
}
export const OneLawyer: Story = { beforeEach: withShortlist([2]) }
export const Empty: Story = { beforeEach: withShortlist([]) }
export const English: Story = { globals: { language: 'en' } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Failed: Story = {
  parameters: { app: { path, scenario: { faults: { 'lawyers.list': { status: 500 } } } } },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'lawyers.list': 'never' } } } },
}
