import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Blog/List', parameters: pageAt('/blog') } satisfies Meta
export default meta

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '20 articles' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
  },
}
export const SecondPage: Story = { parameters: pageAt('/blog?page=2') }
/** (spec 2.7.1, 4.7) */
export const Filtered: Story = {
  parameters: pageAt('/blog?country=BE&tags=etudes,recours'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^\d+ articles?$/ })
    const active = within(await canvas.findByRole('list', { name: 'Filtres actifs:' }))
    await expect(active.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(active.getByRole('button', { name: 'Retirer le filtre Belgique' }))
    await waitFor(() => expect(active.getAllByRole('button')).toHaveLength(2))
    // The button is removed; focus moves to the heading of the results.
    await expect(canvas.getByRole('heading', { name: /^\d+ articles$/ })).toHaveFocus()
  },
}
/** (spec 8.9) */
export const NoMatch: Story = {
  tags: ['state'],
  parameters: pageAt('/blog?country=CM&tags=etudes'),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun article ne correspond aux filtres sélectionnés.')
    await expect(
      canvas.getByRole('link', { name: /^Pour d’autres pays\s: \d+ articles$/ }),
    ).toHaveAttribute('href', '/blog?tags=etudes')
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les articles' }))
    await expect(await canvas.findByRole('heading', { name: '20 articles' })).toHaveFocus()
  },
}
export const Loading: Story = { parameters: pageAt('/blog', { 'articles.list': 'never' }) }
export const Empty: Story = { parameters: pageAt('/blog', { 'articles.list': 'empty' }) }
export const Failed: Story = { parameters: pageAt('/blog', { 'articles.list': { status: 500 } }) }
export const WithoutCountries: Story = {
  parameters: pageAt('/blog', { 'countries.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Belgique' })).toBeVisible()
  },
}
export const English: Story = { globals: english }
export const LongTexts: Story = { globals: phone, parameters: pageAt('/blog', 'long-texts') }
export const Phone: Story = { globals: phone }
