import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

const path = '/admin/interventions/formulaire/1'

const meta = {
  title: 'Screens/Admin/Intervention form',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {}
export const Create: Story = {
  parameters: { app: { path: '/admin/interventions/formulaire' } },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const NotFound: Story = {
  parameters: { app: { path: '/admin/interventions/formulaire/9999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Intervention introuvable' }),
    ).toBeVisible()
  },
}
/** (spec 2.13.7, 4.13) */
export const LevelOpen: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 2' }))
    await expect(await canvas.findByLabelText('Numéro du niveau')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Supprimer le niveau 1' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '+ Ajouter un niveau' })).toBeDisabled()
    await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull()
  },
}
export const LevelOpenPhone: Story = {
  ...LevelOpen,
  globals: { viewport: { value: 'phone' } },
}
export const IncompleteNewLevel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Ajouter un niveau' }))
    await expect(await canvas.findByLabelText('Numéro du niveau')).toHaveValue('5')
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
    await expect(await canvas.findByRole('group', { name: '3 champs sont à revoir' })).toHaveFocus()
  },
}
const newForm = { app: { path: '/admin/interventions/formulaire' } }
/** Four levels are typed without the mouse: each begins with its documented title, in its first empty field (spec 2.3). */
export const FourLevels: Story = {
  parameters: newForm,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '+ Ajouter un niveau' })
    await userEvent.click(add)
    for (const title of [/^Conseil/, /^Constitution/, /^Recours/, /^Assistance/]) {
      await waitFor(() => expect(canvas.getByLabelText('Titre')).toHaveDisplayValue(title))
      await waitFor(() => expect(canvas.getByLabelText('Résumé')).toHaveFocus())
      await userEvent.keyboard('Un avis écrit.')
      await userEvent.type(canvas.getByLabelText('Montant'), '150')
      await expect(canvas.getByLabelText('Prix affiché')).toHaveDisplayValue(/^150\s€ HT$/)
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
    }
    // There is no fifth one.
    await waitFor(() => expect(add).toHaveFocus())
    await expect(canvas.queryByRole('group', { name: 'Nouveau niveau' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Modifier le niveau 4' })).toBeVisible()
  },
}
/** What was just typed into the description is saved with Ctrl+Enter, pressed there. */
export const SavedFromTheDescription: Story = {
  parameters: newForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Ajouter un niveau' }))
    await userEvent.type(canvas.getByLabelText('Résumé'), 'Un avis écrit.')
    await userEvent.type(canvas.getByLabelText('Montant'), '150')
    const box = await canvas.findByRole('textbox', { name: 'Description complète' })
    await userEvent.click(box)
    await userEvent.keyboard('Tout est dit.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByLabelText('Titre')).toHaveDisplayValue(/^Constitution/))
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier le niveau 1' }))
    const reopened = await canvas.findByRole('textbox', { name: 'Description complète' })
    await waitFor(() => expect(reopened).toHaveTextContent(/^Tout est dit\.$/))
  },
}
/** With another number, a level may stand where the next one stood: that one has a form of its own all the same. */
export const NextInTheSamePlace: Story = {
  parameters: {
    app: {
      path,
      async respond(request: Request, next: FetchFn) {
        const response = await next(request)
        if (!new URL(request.url).pathname.endsWith('/Intervention/1')) return response
        const intervention: { serviceLevels: object[] } = await response.json()
        const [first, second, third] = intervention.serviceLevels
        const serviceLevels = [
          first,
          { ...second, levelNumber: 3, fullDescription: '<p>Le troisième.</p>' },
          { ...third, levelNumber: 5, fullDescription: '<p>Le cinquième.</p>' },
        ]
        return Response.json({ ...intervention, serviceLevels })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 5' }))
    const number = await canvas.findByLabelText('Numéro du niveau')
    const box = await canvas.findByRole('textbox', { name: 'Description complète' })
    await waitFor(() => expect(box).toHaveTextContent('Le cinquième.'))
    await userEvent.clear(number)
    await userEvent.type(number, '2{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByLabelText('Numéro du niveau')).toHaveValue('3'))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Description complète' })).toHaveTextContent(
        'Le troisième.',
      ),
    )
    await expect(number).not.toBeInTheDocument()
  },
}
/** A price that was typed by hand stays when the amount changes. */
export const PriceTypedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 2' }))
    const [amount, price] = [
      await canvas.findByLabelText('Montant'),
      canvas.getByLabelText('Prix affiché'),
    ]
    await userEvent.clear(amount)
    await userEvent.type(amount, '500')
    await expect(price).toHaveDisplayValue(/^500\s€ HT par /)
    await userEvent.clear(price)
    await userEvent.type(price, 'Sur devis')
    await userEvent.type(amount, '0')
    await expect(price).toHaveValue('Sur devis')
  },
}
/** The levels of another intervention, as new ones: they have no number of the server's. */
export const LevelsCopied: Story = {
  parameters: {
    app: {
      ...newForm.app,
      async respond(request: Request, next: FetchFn) {
        if (request.method === 'POST') sent.push(await request.clone().json())
        return next(request)
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    const source = await canvas.findByRole('combobox', { name: 'Dupliquer depuis…' })
    await waitFor(() => expect(within(source).getAllByRole('option').length).toBeGreaterThan(2))
    const [, first] = within(source).getAllByRole<HTMLOptionElement>('option')
    await userEvent.selectOptions(source, first?.value ?? '')
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre ses niveaux' }))
    await expect(await canvas.findByText(/^4 niveaux repris/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pays' }), 'Canada (CA)')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visa' }), 'Visa étudiant')
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const levels: unknown = Object(sent[0]).serviceLevels
    await expect(levels).toHaveLength(4)
    await expect(JSON.stringify(levels)).not.toContain('"id"')
  },
}
const sent: unknown[] = []
/** The only visa of a country is chosen with it. */
export const OnlyVisa: Story = {
  parameters: {
    app: {
      ...newForm.app,
      async respond(request: Request, next: FetchFn) {
        const response = await next(request)
        if (new URL(request.url).pathname !== '/api/Visas') return response
        const visas: unknown = await response.json()
        const seen = new Set<unknown>()
        return Response.json(
          Object.values<unknown>(Object(visas)).filter((visa) => {
            const { countryId } = Object(visa)
            return seen.size < seen.add(countryId).size
          }),
        )
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Pays' }),
      await canvas.findByRole('option', { name: 'France (FR)' }),
    )
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Visa' })).not.toHaveValue(''))
  },
}
/** Enter that ends a composition belongs to the input method. */
export const LevelComposed: Story = {
  play: async ({ canvas }) => {
    const openLevel = { name: 'Modifier le niveau 2' }
    await fireEvent.click(await canvas.findByRole('button', openLevel))
    const title = await canvas.findByLabelText('Titre')
    await fireEvent.keyDown(title, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 })
    await expect(canvas.queryByRole('button', openLevel)).toBeNull()
    await fireEvent.keyDown(title, { key: 'Enter', keyCode: 13 })
    await expect(await canvas.findByRole('button', openLevel)).toBeVisible()
  },
}
/** A level cannot be saved while its rich text editor has a refused file. */
export const RefusedImage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 2' }))
    const box = await canvas.findByRole('textbox', { name: 'Description complète' })
    const files = new DataTransfer()
    files.items.add(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
    box.focus()
    await userEvent.paste(files)
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
    const level = within(canvas.getByRole('group', { name: 'Modifier le niveau' }))
    await userEvent.click(level.getByRole('button', { name: 'Modifier' }))
    await expect(await level.findByRole('group', { name: 'Un champ est à revoir' })).toHaveFocus()
    await userEvent.click(level.getByRole('button', { name: 'Retirer le fichier refusé' }))
    await userEvent.click(level.getByRole('button', { name: 'Modifier' }))
    await expect(canvas.getByRole('button', { name: 'Modifier le niveau 2' })).toHaveFocus()
  },
}
/** The focus goes to the list, not to the button that deletes the next level. */
export const LevelDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    const deleteButton = { name: 'Supprimer le niveau 1' }
    await userEvent.click(await canvas.findByRole('button', deleteButton))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(canvas.queryByRole('button', deleteButton)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Niveaux' })).toHaveFocus())
  },
}
/** A level is saved with a picture that was still being prepared. */
export const PictureInPreparation: Story = {
  play: async ({ canvas, userEvent }) => {
    const openLevel = { name: 'Modifier le niveau 2' }
    await userEvent.click(await canvas.findByRole('button', openLevel))
    const box = await canvas.findByRole('textbox', { name: 'Description complète' })
    const picture = await createPicture()
    const decoding = Promise.withResolvers<ImageBitmap>()
    const decode = spyOn(globalThis, 'createImageBitmap').mockReturnValue(decoding.promise)
    const files = new DataTransfer()
    files.items.add(picture)
    box.focus()
    await userEvent.paste(files)
    await waitFor(() => expect(decode).toHaveBeenCalled())
    decode.mockRestore()
    const level = within(canvas.getByRole('group', { name: 'Modifier le niveau' }))
    await userEvent.click(level.getByRole('button', { name: 'Modifier' }))
    decoding.resolve(await createImageBitmap(picture))
    await waitFor(() => expect(canvas.getByRole('button', openLevel)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', openLevel))
    const reopened = await canvas.findByRole('textbox', { name: 'Description complète' })
    await expect(reopened.querySelector('img[src^="data:image/png"]')).not.toBeNull()
  },
}

async function createPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1)
  // Without a context, there is nothing to encode.
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'point.png', { type: 'image/png' })
}

/** (spec 8.19) */
export const SubmittedWhileLevelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Ajouter un niveau' }))
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Conseil')
    await expect(await canvas.findByText('Modifications non enregistrées')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "Veuillez sauvegarder ou annuler le niveau en cours d'édition avant de soumettre le formulaire.",
    )
  },
}
