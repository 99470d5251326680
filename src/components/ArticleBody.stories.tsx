import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Article } from '#contract/articles.ts'

import { ArticleBody } from './ArticleBody.tsx'

const titleOnlyArticle: Article = { id: 7, title: 'Sans rien de plus qu’un titre' }

const meta = {
  title: 'Site components/Article body',
  tags: ['engines'],
  component: ArticleBody,
  args: { article: titleOnlyArticle },
} satisfies Meta<typeof ArticleBody>
export default meta
type Story = StoryObj<typeof meta>

/** An article with only the fields that the contract requires. */
export const RequiredFieldsOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Anonyme')).toBeVisible()
    await expect(canvas.getByText('Tous les pays')).toBeVisible()
    await expect(canvas.queryByText('Publié le')).toBeNull()
    await expect(canvasElement.textContent).not.toMatch(/undefined|null|NaN|Invalid/)
  },
}

/** Newlines are line breaks (spec 3). No script, form or handler in the content survives. */
export const HostileContent: Story = {
  args: {
    article: {
      ...titleOnlyArticle,
      title: 'Un <b>titre</b> n’est pas du HTML',
      image: 'javascript:alert(1)',
      author: { firstName: '<i>Ada</i>', lastName: null },
      date: 'bientôt',
      country: 'BE',
      tags: ['<u>tag</u>', { id: 4, name: 'recours' }],
      introduction: '<script>alert(1)</script>',
      content: `Une ligne\nUne autre<script>window.compromised = true</script>
<img src="x" alt="" onerror="window.compromised = true"><a href="javascript:window.compromised=true">Un lien</a>
<form action="https://evil.example"><button>Envoyer</button></form>`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Un <b>titre</b> n’est pas du HTML')).toBeVisible()
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(3)
    const activeContentSelector =
      'script, form, iframe, [onerror], [href^="javascript"], [src^="javascript"]'
    await expect(canvasElement.querySelector(activeContentSelector)).toBeNull()
    await expect(canvas.getByText('Un lien')).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: '<u>tag</u>' })).toBeVisible()
    await expect(window).not.toHaveProperty('compromised')
  },
}

const longPhrase = 'Indépendamment de l’anticonstitutionnalité présumée de l’arrêté, '

export const LongTexts: Story = {
  args: {
    article: {
      ...titleOnlyArticle,
      title: longPhrase.repeat(3),
      introduction: longPhrase.repeat(6),
      author: { firstName: 'Marie-Antoinette-Bernadette', lastName: 'van der Straeten-Ponthoz' },
      tags: Array.from({ length: 12 }, (_, index) => `regroupement familial ${index}`),
      content: `<h2>${'x'.repeat(120)}</h2><p>https://exemple.example/${'chemin/'.repeat(30)}</p>`,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
