import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TestimonialCard } from './TestimonialsSection.tsx'

const meta = {
  title: 'Screens/Home/Testimonial card',
  component: TestimonialCard,
  args: {
    content:
      'Huit ans en France, deux enfants à l’école, et aucun papier. L’avocat n’a rien promis. Il a classé mes preuves année par année et m’a accompagnée à la préfecture.',
    name: 'Mariama D.',
    stars: '5',
    isFromApi: true,
  },
} satisfies Meta<typeof TestimonialCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '5 étoiles sur 5' })).toBeVisible()
  },
}
/** The decimal separator follows the language of the page. */
export const HalfStar: Story = {
  args: { stars: '4,5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '4,5 étoiles sur 5' })).toBeVisible()
  },
}
export const English: Story = {
  args: { stars: '4,5' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '4.5 stars out of 5' })).toBeVisible()
  },
}
export const InvalidStars: Story = {
  args: { stars: 'excellent' },
  play: async ({ canvas }) => {
    await canvas.findByText('Mariama D.')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const LongTexts: Story = {
  args: { content: 'Elle a repris chaque pièce, une à une, sans jamais me presser. '.repeat(8) },
}
