import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Comparison } from './Comparison.tsx'
import type { ComparedField, ComparedText } from './compare-values.ts'

/** The differences between two versions of a record: words, formatting, links, pictures and the parts of a field. */
const meta = {
  title: 'Screens/Admin/Comparison of versions',
  component: Comparison,
} satisfies Meta<typeof Comparison>
export default meta
type Story = StoryObj<typeof meta>

type Texts = Pick<ComparedText, 'before' | 'after'> & Partial<ComparedText>

function makeText(text: Texts): ComparedText {
  return {
    name: 'content',
    label: undefined,
    content: 'html',
    isSame: text.before === text.after,
    ...text,
  }
}

function makeField(label: string, text: Texts): ComparedField {
  const compared = makeText(text)
  const { isSame } = compared
  return {
    name: label,
    label,
    isSame,
    parts: [
      { key: label, label: undefined, status: isSame ? 'same' : 'changed', texts: [compared] },
    ],
  }
}

const title = makeField('Titre', { content: 'text', before: 'Visa', after: 'Visa' })
const paragraphs = Array.from({ length: 12 }, (_, index) => `<p>Paragraphe ${index + 1}.</p>`).join(
  '',
)
const changeContent = (before: string, after: string) => ({
  fields: [title, makeField('Contenu', { before, after })],
})
const draw = (colour: string) => `data:image/png;base64,${colour === 'red' ? red : green}`
const red =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const green =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const Same: Story = {
  args: { fields: [title] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ces deux versions disent la même chose.')).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
/** What did not change is one line that opens; the word is marked, also in words for screen readers. */
export const OneWord: Story = {
  tags: ['state'],
  args: changeContent(
    `${paragraphs}<p>Le délai est de 30 jours.</p>`,
    `${paragraphs}<p>Le délai est de 60 jours.</p>`,
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent(/^ajouté 60 fin de l’ajout$/)
    await expect(canvas.getByRole('deletion')).toHaveTextContent(
      /^supprimé 30 fin de la suppression$/,
    )
    await expect(canvas.getByText('Paragraphe 7.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('12 paragraphes inchangés'))
    await expect(canvas.getByText('Paragraphe 7.')).toBeVisible()
    await expect(canvas.getByText('Sans changement : Titre.')).toBeVisible()
    await expect(canvasElement.querySelectorAll('ins, del')).toHaveLength(2)
  },
}
export const OneWordPhone: Story = { ...OneWord, globals: { viewport: { value: 'phone' } } }
export const FormatOnly: Story = {
  args: changeContent('<p>Un avis</p><p>Pièces</p>', '<p>Un <b>avis</b></p><h2>Pièces</h2>'),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByText('mise en forme changée', { selector: 'p > span' }),
    ).toHaveLength(2)
    await expect(canvas.getByText('Paragraphe → Titre')).toBeVisible()
    await expect(canvasElement.querySelector('ins, del')).toBeNull()
  },
}
/** A new item, one that is gone, another address, and a space that nobody would see. */
export const ItemsLinksAndSpaces: Story = {
  args: changeContent(
    '<ul><li>Passeport</li><li>Deux photos d’identité</li></ul><p>Voir <a href="https://a.example">la liste</a>.</p><p>Une question ?</p>',
    '<ul><li>Passeport</li><li>Relevé de compte bancaire</li><li>Assurance</li></ul><p>Voir <a href="https://b.example">la liste</a>.</p><p>Une question\u00a0?</p>',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://a.example')).toBeVisible()
    await expect(canvas.getByText('https://b.example')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('espace insécable')).toBeVisible()
    await expect(canvas.getByText('1 élément inchangé')).toBeVisible()
  },
}
/** The HTML of a version is hostile until it is sanitised: it is shown as text only. */
export const Hostile: Story = {
  args: changeContent(
    '<p>a</p>',
    '<p>a <img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>b</p><p>&lt;script&gt;</p>',
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>')).toBeVisible()
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull()
    await expect(document.title).not.toBe('hacked')
  },
}
export const Picture: Story = {
  args: {
    fields: [
      makeField('Image', { content: 'picture', before: draw('red'), after: draw('green') }),
      makeField('Vignette', { content: 'picture', before: draw('red'), after: '' }),
      makeField('Contenu', {
        before: `<p>Carte</p><p><img src="${draw('red')}" alt="Carte rouge"></p>`,
        after: `<p>Carte</p><p><img src="${draw('green')}" alt="Carte verte"></p>`,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [image, thumbnail, content] = ['Image', 'Vignette', 'Contenu'].map((name) =>
      within(canvas.getByRole('region', { name })),
    )
    const getSources = (part: typeof image) =>
      part?.getAllByRole('figure').map((figure) => figure.querySelector('img')?.src)
    await expect(getSources(image)).toEqual([draw('red'), draw('green')])
    await expect(getSources(thumbnail)).toEqual([draw('red'), undefined])
    await expect(thumbnail?.getByText('Aucune image')).toBeVisible()
    await expect(getSources(content)).toEqual([draw('red'), draw('green')])
    await expect(content?.getByText('verte')).toBeVisible()
  },
}
/** Levels are compared field by field; one that is new or gone is named as such. */
export const Levels: Story = {
  args: {
    fields: [
      {
        name: 'serviceLevels',
        label: 'Niveaux',
        isSame: false,
        parts: [
          {
            key: 'old-1',
            label: 'Niveau 1 - Vérification',
            status: 'changed',
            texts: [
              makeText({
                name: 'amount',
                label: 'Montant',
                content: 'text',
                before: '150',
                after: '180',
              }),
              makeText({
                name: 'summary',
                label: 'Résumé',
                content: 'text',
                before: 'a',
                after: 'a',
              }),
              makeText({
                name: 'fullDescription',
                label: 'Description complète',
                before: '<p>Nous relisons le dossier.</p>',
                after: '<p>Nous relisons le dossier complet.</p>',
              }),
            ],
          },
          { key: 'old-2', label: 'Niveau 2 - Conseil', status: 'same', texts: [] },
          {
            key: 'new-3',
            label: 'Niveau 3 - Recours',
            status: 'added',
            texts: [
              makeText({
                name: 'title',
                label: 'Titre',
                content: 'text',
                before: '',
                after: 'Recours',
              }),
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 4 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Niveau 1 - Vérification',
      'Niveau 3 - Recoursajouté',
    ])
    await expect(canvas.getByText('Montant')).toBeVisible()
    await expect(canvas.queryByText('Résumé')).toBeNull()
    await expect(canvas.getByText(/complet/, { selector: 'ins span' })).toBeVisible()
  },
}
export const LevelsPhone: Story = { ...Levels, globals: { viewport: { value: 'phone' } } }
