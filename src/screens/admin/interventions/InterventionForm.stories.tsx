import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'

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
