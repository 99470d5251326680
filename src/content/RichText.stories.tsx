import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx/lite'
import { expect } from 'storybook/test'

import { proseClassName } from '#ui/Prose/Prose.tsx'

import { RichText, useRichText } from './RichText.tsx'

const meta = {
  title: 'Content/Rich text',
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

export const LineBreaks: Story = {
  args: { html: 'Une ligne\nUne autre', breakLines: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(1)
  },
}

export const Empty: Story = { args: { html: null } }

/** The highest heading gets the requested level, the others follow; ids are prefixed and unique. */
export const Anchors: Story = {
  args: {
    html: `<h2 id="location">Pièces</h2><h3>À garder</h3><h2>Pièces</h2><h2>!</h2>
      <p title="<h2 onfocus=x>not a heading</h2>">Texte</p><time datetime="2026-06-22">22 juin 2026</time>`,
    topHeadingLevel: 3,
    anchorPrefix: 'section',
  },
  render: (args) => <WithHeadings {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const ids = canvas.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])
    await expect(ids).toEqual([
      ['H3', 'section-pieces'],
      ['H4', 'section-a-garder'],
      ['H3', 'section-pieces-2'],
      ['H3', 'section'],
    ])
    await expect(canvas.getByTestId('headings')).toHaveTextContent(
      'section-pieces:1 section-a-garder:2 section-pieces-2:1 section:1 2026-06-22',
    )
    await expect(canvasElement.querySelector('[title]')).not.toHaveAttribute('onfocus')
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(0)
  },
}

function WithHeadings(props: Parameters<typeof useRichText>[0]) {
  const { element, headings, updatedOn } = useRichText(props)
  return (
    <>
      {element}
      <p data-testid="headings">
        {clsx(...headings.map(({ id, depth }) => `${id}:${depth}`), updatedOn)}
      </p>
    </>
  )
}

const goodLinks = [
  'https://dofi.ibz.be',
  'http://example.org/a?b=c',
  'mailto:secretariat@droitdecite.example',
  'tel:+3220000140',
  'sms:+3220000140',
  '/contact',
  '#section-delais',
]

/** Links that authors may write stay unchanged (spec 5). */
export const Links: Story = {
  args: { html: goodLinks.map((link) => `<p><a href="${link}">${link}</a></p>`).join('') },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(goodLinks)
  },
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Allowed images: this site's and the four raster formats. */
export const Pictures: Story = {
  args: {
    html: `<p><img alt="kept" src="${pixel}"></p>
      <img alt="svg" src="data:image/svg+xml;base64,PHN2Zy8+"><img alt="plain" src="http://hostile.invalid/x.png">`,
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))
    await expect(names).toEqual(['kept'])
  },
}

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

/** Newlines are line breaks (spec 3), but not those inside a tag. */
export const NewlinesInsideTags: Story = {
  args: { html: `<p\nlang="en">Un\nDeux</p><img\nalt="kept"\nsrc="${pixel}">`, breakLines: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'kept' })).toBeInTheDocument()
    await expect(canvasElement.querySelector('p[lang="en"]')?.children).toHaveLength(1)
  },
}
