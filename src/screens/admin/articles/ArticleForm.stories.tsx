import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const path = '/admin/articles/formulaire/1'

const meta = {
  title: 'Screens/Admin/Article form',
  parameters: { layout: 'fullscreen', stage: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const editor = { name: 'Contenu' }

export const Edition: Story = {
  play: async ({ canvas, step }) => {
    await step('one toolbar, whose buttons have French names', async () => {
      await canvas.findByRole('textbox', editor)
      const toolbar = canvas.getByRole('toolbar')
      for (const name of [
        'Gras',
        'Italique',
        'Souligné',
        'Liste numérotée',
        'Liste à puces',
        'Insérer un lien',
        'Insérer une image',
      ]) {
        await expect(within(toolbar).getByRole('button', { name })).toBeEnabled()
      }
    })
  },
}
/** (spec 2.13.3) */
export const Creation: Story = { parameters: { stage: { path: '/admin/articles/formulaire' } } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { stage: { path, scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  parameters: { stage: { path, scenario: { faults: { 'articles.detail': 'never' } } } },
}
export const NotFound: Story = {
  parameters: { stage: { path: '/admin/articles/formulaire/9999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Article introuvable' })).toBeVisible()
  },
}
/** What was chosen stays, even while the lists are not there. */
export const ListsFailed: Story = {
  parameters: {
    stage: {
      path,
      scenario: {
        faults: {
          'countries.list': { status: 500 },
          'articleStatuses.list': { status: 500 },
          'tags.list': { status: 500 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Cette liste n’a pas pu être chargée.')).toHaveLength(3),
    )
    await expect(canvas.getByLabelText('Pays')).toHaveDisplayValue('n° 1')
  },
}
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aperçu' }))
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Aperçu pour les visiteurs')
    const title = canvas.getByLabelText('Titre')
    await userEvent.clear(title)
    await userEvent.type(title, 'Vu avant d’être enregistré')
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent(
        'Vu avant d’être enregistré',
      ),
    )
  },
}
export const AskingForALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', editor)
    await userEvent.click(canvas.getByRole('button', { name: 'Insérer un lien' }))
    await expect(await canvas.findByLabelText('Adresse du lien')).toHaveFocus()
  },
}
