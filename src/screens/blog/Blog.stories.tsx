import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Screens/Blog/List',
  parameters: { layout: 'fullscreen', app: { path: '/blog' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const withPath = (path: string) => ({ app: { path } })
const withArticlesFault = (fault: unknown) => ({
  app: { path: '/blog', scenario: { faults: { 'articles.list': fault } } },
})

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '20 articles' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
  },
}
export const SecondPage: Story = { parameters: withPath('/blog?page=2') }
/** (spec 2.7.1, 4.7) */
export const Filtered: Story = {
  parameters: withPath('/blog?country=BE&tags=etudes,recours'),
  play: async ({ canvas }) => {
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
  parameters: withPath('/blog?country=CM&tags=etudes'),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun article ne correspond aux filtres sélectionnés.')
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les articles' }))
    await expect(await canvas.findByRole('heading', { name: '20 articles' })).toHaveFocus()
  },
}
export const Loading: Story = { parameters: withArticlesFault('never') }
export const Empty: Story = { parameters: withArticlesFault('empty') }
export const Failed: Story = { parameters: withArticlesFault({ status: 500 }) }
export const WithoutCountries: Story = {
  parameters: {
    app: { path: '/blog', scenario: { faults: { 'countries.list': { status: 500 } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Belgique' })).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/blog', scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
