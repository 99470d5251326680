import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisaContent } from './VisaContent.tsx'

const visa = {
  id: 1,
  name: 'Visa étudiant',
  image: null,
  summary: '<p>Pour les étudiants admis dans une université reconnue en Belgique.</p>',
  content: `<h2>Le dossier</h2><p>Un passeport valable douze mois.</p>
    <h2>Les délais</h2><p>Comptez 90 jours.</p>
    <p><small>État du droit au <time datetime="2026-09-14">14 septembre 2026</time>.</small></p>`,
}

/** The possible contents of one record. The page's own states are under Screens/Visa details. */
const meta = {
  title: 'Site components/Visa content',
  tags: ['engines'],
  component: VisaContent,
  args: {
    visa,
    country: { id: 1, name: 'Belgique', code: 'BE' },
    slugs: { country: 'belgique', visa: 'visa-etudiant' },
  },
} satisfies Meta<typeof VisaContent>
export default meta
type Story = StoryObj<typeof meta>

const tableOfContentsName = { name: 'Dans cette page' }
const imageFailedText = "Impossible de charger l'image"

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', tableOfContentsName)).toBeVisible()
    await expect(canvas.queryByText(imageFailedText)).toBeNull()
  },
}

export const WithoutContent: Story = {
  args: { visa: { ...visa, summary: null, content: '' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Le détail de ce visa n’est pas encore publié/),
    ).toBeVisible()
    await expect(canvas.queryByRole('navigation', tableOfContentsName)).toBeNull()
    await expect(canvas.queryByText(/^Mis à jour/)).toBeNull()
  },
}

/** Plain text without headings, as an administrator may enter it. */
export const OneParagraph: Story = {
  args: { visa: { ...visa, content: 'Écrivez au consulat.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Écrivez au consulat.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', tableOfContentsName)).toBeNull()
  },
}

export const ImageFailed: Story = {
  args: { visa: { ...visa, image: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(imageFailedText)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** A URL that the allow-list refuses shows the same message as a failed image. */
export const ImageRefused: Story = {
  args: {
    visa: { ...visa, image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(imageFailedText)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
