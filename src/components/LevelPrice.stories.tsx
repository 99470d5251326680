import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LevelPrice } from './LevelPrice.tsx'

const createLevel = (valueString: string, amount: number | null, basis = '', currency = 'EUR') => ({
  id: 1,
  levelNumber: 1,
  title: 'Conseil juridique',
  summary: '',
  fullDescription: '',
  serviceFee: { valueString, amount, currency, basis, notes: '' },
})

/** The price of a level. A price before tax is given with VAT where the rate of the office's country is known. */
const meta = {
  title: 'Site components/Level price',
  component: LevelPrice,
  args: {
    level: createLevel('1 350 € HT par recours', 1350, 'par recours'),
    country: { id: 1, name: 'Belgique', code: 'BE' },
  },
} satisfies Meta<typeof LevelPrice>
export default meta
type Story = StoryObj<typeof meta>

export const WithTax: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 350 €')).toBeVisible()
    await expect(canvas.getByText('HT par recours')).toBeVisible()
    await expect(canvas.getByText(/^1\s633,50\s€ avec la TVA de 21\s% \(Belgique\)$/)).toBeVisible()
  },
}
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,633.50 with VAT at 21% (Belgium)')).toBeVisible()
  },
}
/** No rate is known for Canada, and nothing is invented. */
export const UnknownRate: Story = {
  args: {
    level: createLevel('230 $CA HT par personne', 230, 'par personne', 'CAD'),
    country: { id: 6, name: 'Canada', code: 'CA' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('230 $CA')).toBeVisible()
    await expect(canvas.queryByText(/TVA/)).toBeNull()
  },
}
/** What a person has typed stays a text, though it begins with an amount. */
export const Typed: Story = {
  args: { level: createLevel('1 350 € TTC, tout compris', 1350, 'par recours') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 350 € TTC, tout compris')).toBeVisible()
    await expect(canvas.queryByText(/TVA/)).toBeNull()
  },
}
export const Franc: Story = {
  args: {
    level: createLevel('98 000 FCFA HT', 98_000, '', 'XAF'),
    country: { id: 5, name: 'Cameroun', code: 'CM' },
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^FCFA\s98,000$/)).toBeVisible()
    await expect(canvas.getByText(/^FCFA\s116,865 with VAT at 19.25% \(Cameroon\)$/)).toBeVisible()
  },
}
export const UnknownCurrency: Story = {
  args: { level: createLevel('100 écus HT', 100, '', 'écu') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^100/)).toBeVisible()
    await expect(canvas.queryByText(/TVA/)).toBeNull()
  },
}
export const OnRequest: Story = {
  args: { level: createLevel(' ', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prix sur demande')).toBeVisible()
  },
}
export const LongPrice: Story = {
  args: {
    level: createLevel(
      'à partir de 1 350 € HT par recours, selon le nombre de pièces et la juridiction saisie',
      1350,
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
