import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'

import { guidance } from './RecordPicture.guidance.ts'
import { RecordPicture } from './RecordPicture.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const host = 'pictures.example'

const meta = {
  title: 'Components/Record picture',
  component: RecordPicture,
  parameters: { guidance },
  args: {
    image: `https://${host}/article.jpg`,
    fallback: <ArticleIllustration seed="refus-de-visa" code="BE" />,
    failed: <p>Cette image ne peut pas être affichée.</p>,
    offer: 'over',
  },
  render: (args) => (
    <div style={{ blockSize: '16rem', maxInlineSize: '40rem', overflow: 'hidden' }}>
      <RecordPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof RecordPicture>
export default meta
type Story = StoryObj<typeof meta>

function requestsToHost(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  return asked.filter((address) => new URL(address).host === host)
}

/** Nothing is requested from the other host; its name and a note cover the fallback. */
export const Held: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', { name: `Afficher les images de ${host}` }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Image de pictures\.example.:/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(requestsToHost()).toEqual([])
  },
}
export const HeldInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Show pictures from ${host}` })).toBeVisible()
  },
}
export const HeldOnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
export const HeldBelow: Story = { args: { offer: 'below' } }
export const LongHost: Story = {
  args: { image: `https://${'tres-long-nom-de-serveur.'.repeat(6)}example/a.jpg` },
  globals: { viewport: { value: 'narrow' } },
}

/** A card that is a link can't contain a button: it shows the fallback, without a request. */
export const HeldInACard: Story = {
  args: { offer: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(requestsToHost()).toEqual([])
  },
}

export const OfThisSite: Story = {
  args: { image: pixel, alt: 'Un point' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Un point' })).toHaveAttribute('src', pixel)
  },
}
export const NoPicture: Story = { args: { image: null } }
export const NotAllowed: Story = {
  args: { image: 'data:image/svg+xml;base64,PHN2Zy8+' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ne peut pas être affichée/)).toBeVisible()
  },
}
