import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const path = '/admin/articles/formulaire/1'

const meta = {
  title: 'Screens/Admin/Article form',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const editor = { name: 'Contenu' }

export const Edit: Story = {
  play: async ({ canvas, step }) => {
    await step('the toolbar buttons have French names', async () => {
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
export const Create: Story = {
  parameters: { app: { path: '/admin/articles/formulaire' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Statut')).toHaveDisplayValue('Brouillon')
  },
}
/** Without the list nobody can say which status is the draft's: the hint says what none means. */
export const CreateWithoutStatuses: Story = {
  parameters: {
    app: {
      path: '/admin/articles/formulaire',
      scenario: { faults: { 'articleStatuses.list': { status: 500 } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Titre')).toBeVisible()
    await expect(canvas.getByLabelText('Statut')).toHaveAccessibleDescription(
      /ceux qui sont sans statut/,
    )
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
/** A select shows that its list is loading, whatever its value. */
export const LoadingLists: Story = {
  parameters: {
    app: {
      path,
      scenario: { faults: { 'countries.list': 'never', 'articleStatuses.list': 'never' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Pays')).toHaveDisplayValue('Chargement…')
    await expect(canvas.getByLabelText('Statut')).toHaveDisplayValue('Chargement…')
  },
}
export const NotFound: Story = {
  parameters: { app: { path: '/admin/articles/formulaire/9999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Article introuvable' })).toBeVisible()
  },
}
/** The chosen values stay while the lists are missing. */
export const ListsFailed: Story = {
  parameters: {
    app: {
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
    await expect(canvas.getByLabelText('Pays')).toHaveDisplayValue(
      'Choix enregistré, absent de la liste',
    )
  },
}
/** The form cannot be saved until a refused file is removed. */
export const RefusedImage: Story = {
  parameters: { app: { path: '/admin/articles/formulaire' } },
  play: async ({ canvas, userEvent, step }) => {
    const sentence = /^Ce fichier n’est pas une image/
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Un article')
    const image = canvas.getByLabelText<HTMLInputElement>(/^Image/, {
      selector: 'input[accept="image/*"]',
    })
    // `userEvent.upload` respects `accept`; a file dialog need not.
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))
    image.files = files.files
    image.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(image).toHaveAccessibleDescription(sentence))
    await expect(canvas.getByText(sentence).closest('[role="status"]')).not.toBeNull()

    await step('the form is not saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
      const summary = await canvas.findByRole('group', { name: 'Un champ est à revoir' })
      await expect(summary).toHaveFocus()
      await userEvent.click(within(summary).getByRole('link', { name: sentence }))
      await expect(image).toHaveFocus()
      await userEvent.type(canvas.getByLabelText('Titre'), ' de plus')
      await expect(image).toHaveAttribute('aria-invalid', 'true')
    })
    await step('the form is saved after the file is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer le fichier refusé' }))
      await expect(image).toHaveFocus()
      await waitFor(() => expect(image).not.toHaveAttribute('aria-invalid'))
      await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
      // It fades in.
      await waitFor(() => expect(canvas.getByText('L’article est créé.')).toBeVisible())
    })
  },
}
/** A file refused by the rich text editor also blocks saving; typing on removes it. */
export const RefusedImageInText: Story = {
  play: async ({ canvas, userEvent }) => {
    const textbox = await canvas.findByRole('textbox', editor)
    const files = new DataTransfer()
    files.items.add(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
    textbox.focus()
    await userEvent.paste(files)
    await waitFor(() => expect(textbox).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    const summary = await canvas.findByRole('group', { name: 'Un champ est à revoir' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /PNG et JPEG/ }))
    await expect(textbox).toHaveFocus()
    document.execCommand('insertText', false, 'X')
    await waitFor(() => expect(textbox).not.toHaveAttribute('aria-invalid'))
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await waitFor(() => expect(canvas.getByText('L’article est modifié.')).toBeVisible())
  },
}
/** If the server rejects the content, the editor shows the error. */
export const ContentRejected400: Story = {
  parameters: {
    app: {
      path,
      scenario: {
        faults: { 'articles.update': { status: 400, text: 'Invalid fields: content' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const textbox = await canvas.findByRole('textbox', editor)
    await userEvent.type(canvas.getByLabelText('Titre'), ' !')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/du champ «\sContenu\s»/)
    await waitFor(() => expect(textbox).toHaveAttribute('aria-invalid', 'true'))
    await expect(textbox).toHaveAccessibleDescription(/refuse la valeur du champ «\sContenu\s»/)
  },
}
/** A problem (RFC 9457) names the field in its `errors`. Its own words blame no field, and are shown as text. */
export const ProblemRejected400: Story = {
  parameters: {
    app: {
      path,
      scenario: {
        faults: {
          'articles.update': {
            status: 400,
            text: JSON.stringify({
              title: 'Bad title, image or status',
              detail: 'The introduction is <b>too long</b>.',
              errors: { CountryId: ['No such country.'] },
            }),
          },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', editor)
    const title = canvas.getByLabelText('Titre')
    await userEvent.type(title, ' !')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/du champ «\sPays\s»\./)
    await expect(alert).toHaveTextContent('The introduction is <b>too long</b>.')

    const summary = await canvas.findByRole('group', { name: 'Un champ est à revoir' })
    await waitFor(() => expect(summary).toHaveFocus())
    const country = canvas.getByLabelText('Pays')
    await expect(country).toHaveAccessibleDescription(/«\sPays\s».*«\sNo such country\.\s»/)
    await expect(country).toHaveAttribute('aria-invalid', 'true')
    await expect(title).not.toHaveAttribute('aria-invalid')
    await userEvent.click(within(summary).getByRole('link', { name: /Pays/ }))
    await expect(country).toHaveFocus()
  },
}
export const Preview: Story = {
  tags: ['state'],
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
