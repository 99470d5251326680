import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/avocatslist/comparer'
/** Writes the shortlist as another tab would: an earlier story may already have hydrated the store. */
const withShortlist = (ids: readonly number[]) => () => {
  localStorage.setItem('shortlist', JSON.stringify(ids))
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
}

const meta = {
  title: 'Screens/Lawyers/Comparison',
  parameters: pageAt(path),
  beforeEach: withShortlist([1, 6, 21, 3]),
} satisfies Meta
export default meta

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
export const English: Story = { globals: english }
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
export const Phone: Story = { globals: phone }
export const Failed: Story = { parameters: pageAt(path, { 'lawyers.list': { status: 500 } }) }
export const Loading: Story = { parameters: pageAt(path, { 'lawyers.list': 'never' }) }
