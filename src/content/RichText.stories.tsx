import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { proseClassName } from '#ui/Prose/Prose.tsx'

import { RichText } from './RichText.tsx'

const meta = {
  title: 'Content/Rich text',
  tags: ['engines'],
  component: RichText,
  args: { html: '', topHeadingLevel: 2, className: proseClassName },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    html: `<h2>Le dossier</h2><p>Un <strong>passeport</strong> et une <em>admission</em>.</p>
      <ol><li>Demandez l’équivalence.</li><li>Payez la redevance.</li></ol>
      <blockquote>Le délai figure dans la décision.</blockquote>
      <table><thead><tr><th scope="col">Pièce</th><th scope="col">Validité</th></tr></thead>
      <tbody><tr><td>Passeport</td><td>12 mois</td></tr></tbody></table>`,
  },
}

export const Empty: Story = { args: { html: null } }

const host = 'pictures.example'

/** An image of another host is not requested: an offer replaces it, or follows the link around it. */
export const HeldPictures: Story = {
  args: {
    html: `<p>Le plan du quartier :</p><p><img alt="Un plan" src="https://${host}/a.png"></p>
      <p><a href="/faq"><img alt="Les questions" src="https://${host}/b.png"></a> ou
      <a href="/contact"><img src="https://${host}/c.png"></a></p>
      <figure><img src="https://${host}/d.png"><figcaption>Une façade</figcaption></figure>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByRole('button', { name: `Afficher les images de ${host}` }),
    ).toHaveLength(4)
    await expect(canvas.getByText('Un plan')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Les questions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: host })).toBeVisible()
    await expect(canvasElement.querySelector('a button, img')).toBeNull()
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    await expect(asked.filter((address) => address.includes(host))).toEqual([])
  },
}
export const HeldPicturesInEnglish: Story = {
  args: { ...HeldPictures.args },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const [offer] = canvas.getAllByRole('button', { name: `Show pictures from ${host}` })
    await expect(offer?.closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}
