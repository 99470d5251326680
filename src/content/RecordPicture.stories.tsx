import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '#ui/foundations/guidance.ts'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'

import { RecordPicture } from './RecordPicture.tsx'

const guidance: Guidance = {
  do: [
    'Use it for every image named by a record: article, visa or lawyer. No other component loads these images.',
    'Pass a `fallback` that is complete on its own: it is also shown while an image awaits consent.',
    'Set `offer` once per page, for its main image: `over` on a wide image, `below` for a small one.',
  ],
  dont: [
    'Don’t set `offer` inside a link, a button or a card that flips.',
    'Don’t check the consent for a host elsewhere: this component and `prepareHtml` decide.',
  ],
  accessibility: [
    'The button’s visible text comes before the host in its name (WCAG 2.5.3). The sentence beside it says what loading the image reveals.',
    'When the button disappears, focus moves to the image that replaces it (WCAG 2.4.3).',
    'Images without `alt` are decorative: the record’s text says the same.',
  ],
  keyboard: {
    'Enter Space': 'Shows the images of the named host from now on.',
  },
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const host = 'pictures.example'

const meta = {
  title: 'Components/Record picture',
  tags: ['engines'],
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
