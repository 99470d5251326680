import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ArticleCard } from './ArticleCard.tsx'

const article = {
  id: 1,
  slug: 'refus-de-visa-etudiant-en-belgique',
  title: 'Refus de visa étudiant en Belgique\u00a0: que faire dans les trente jours',
  date: '2026-11-16T08:30:00.000Z',
  author: { firstName: 'Eulalie', lastName: 'David' },
  country: { code: 'BE', name: 'Belgique' },
}

const meta = {
  title: 'Site components/Article card',
  component: ArticleCard,
  args: { article },
} satisfies Meta<typeof ArticleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: article.title })
    await expect(canvas.getByText(/…$/)).toBeVisible()
    await expect(link).toHaveAttribute('href', `/blog/${article.slug}`)
    await expect(canvas.getByText('16 novembre 2026')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Anonymous: Story = {
  args: { article: { ...article, author: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anonyme')).toBeVisible()
  },
}
export const RequiredFieldsOnly: Story = { args: { article: { id: 2, title: 'Brève' } } }
export const ImageFailed: Story = {
  args: { article: { ...article, image: 'data:image/png;base64,AAAA' } },
}
