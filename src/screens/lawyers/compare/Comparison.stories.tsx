import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

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
    // In the order of the shortlist, until another is asked for.
    await expect(table.getAllByRole('columnheader')[1]).toHaveAccessibleName(/Hélène Vandamme/)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ranger par' }),
      'années d’expérience',
    )
    await waitFor(() => {
      const years = within(table.getByRole('row', { name: /^Expérience/ }))
        .getAllByRole('cell')
        .map((cell) => Number.parseInt(cell.textContent, 10))
      return expect(years).toEqual(years.toSorted((one, other) => other - one))
    })
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
