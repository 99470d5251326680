import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisaCard } from './VisaCard.tsx'

const levelTitles = [
  'Conseil juridique et validation du projet d’études',
  'Constitution et dépôt de la demande de visa pour études',
  'Recours contre un refus de visa ou de renouvellement',
  'Assistance complète, de l’admission au premier renouvellement',
]

const meta = {
  title: 'Site components/Visa card',
  component: VisaCard,
  args: {
    visa: {
      name: 'Visa étudiant',
      slug: 'visa-etudiant',
      image: null,
      summary:
        '<p>Pour les étudiants non européens admis dans une université ou une haute école reconnue en Belgique.</p>',
    },
    country: { name: 'Belgique', slug: 'belgique', code: 'BE' },
    levels: levelTitles.map((title, index) => ({
      levelNumber: index + 1,
      title,
      serviceFee: { valueString: `${150 * (index + 1)} € HT par personne` },
    })),
  },
  decorators: [
    (Story, { args }) => (
      <div data-ink={args.country.code.toLowerCase()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VisaCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Flipped: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ce qu’il faut savoir/ }))
    // On the front and on the back.
    const prices = canvas.getAllByText('à partir de 150 € HT par personne')
    await expect(prices).toHaveLength(2)
    await expect(prices[1]).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'En savoir plus\u00a0: Visa étudiant' }),
    ).toHaveAttribute('href', '/detailsvisa/belgique/visa-etudiant')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const LoadingLevels: Story = { args: { levels: 'loading' } }
export const WithoutLevels: Story = { args: { levels: undefined } }
/** A price that the server leaves empty is on request (spec 2.3, 9). */
export const BlankPrice: Story = {
  args: {
    levels: levelTitles.map((title, index) => ({
      levelNumber: index + 1,
      title,
      serviceFee: { valueString: ' ' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ce qu’il faut savoir/ }))
    await expect(canvas.getAllByText('Prix sur demande')[1]).toBeVisible()
    await expect(canvas.queryByText(/à partir de/)).toBeNull()
  },
}
export const ImageFailed: Story = {
  args: {
    visa: {
      name: 'Visa étudiant',
      slug: 'visa-etudiant',
      image: 'data:image/png;base64,AAAA',
      summary: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Impossible de charger l'image")).toBeVisible()
  },
}
export const LongTexts: Story = {
  args: {
    visa: {
      name: 'Visa entrepreneur / investisseur (carte professionnelle)',
      slug: 'visa-entrepreneur-investisseur-carte-professionnelle',
      image: null,
      summary: `<p>${'Un papier qui décide d’une vie mérite un lecteur attentif. '.repeat(5)}</p>`,
    },
  },
}
