import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const path = '/admin/countries/formulaire/1'

const meta = {
  title: 'Screens/Admin/Country form',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const createParameters = (call: string, fault: object | string) => ({
  app: { path, scenario: { faults: { [call]: fault } } },
})

export const Edit: Story = {}
export const Create: Story = { parameters: { app: { path: '/admin/countries/formulaire' } } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const Loading: Story = { parameters: createParameters('countries.detail', 'never') }
export const NotFound: Story = {
  parameters: { app: { path: '/admin/countries/formulaire/abc' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pays introuvable' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Revenir à la liste' })).toHaveAttribute(
      'href',
      '/admin/countries',
    )
  },
}
export const Denied: Story = {
  parameters: createParameters('countries.detail', { status: 403 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès refusé' })).toBeVisible()
  },
}
export const LoadingFailed: Story = {
  parameters: createParameters('countries.detail', { status: 500, text: '<b>Down</b>' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('n’a pas pu être chargée')
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const WrongShape: Story = {
  tags: ['check'],
  parameters: createParameters('countries.detail', 'wrongShape'),
}

export const Incomplete: Story = {
  tags: ['state'],
  parameters: { app: { path: '/admin/countries/formulaire' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer' }))
    await expect(await canvas.findByRole('group', { name: '2 champs sont à revoir' })).toHaveFocus()
  },
}

/** A name with the slug of another country gets a hint before it is saved, not an error. */
export const SameSlug: Story = {
  parameters: { app: { path: '/admin/countries/formulaire' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Titre')
    await userEvent.type(name, 'belgique !')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/«\sbelgique-2\s»/))
    await expect(canvas.getByText(/belgique-2/).closest('[role="status"]')).not.toBeNull()
    await expect(name).not.toHaveAttribute('aria-invalid')
    await userEvent.type(name, '{Backspace}{Backspace} libre')
    await waitFor(() => expect(name).not.toHaveAccessibleDescription())
  },
}

/** Each save error has its own sentence. The input stays and can be submitted again (spec 8). */
function createSaveErrorStory(fault: object | string, sentence: RegExp): Story {
  return {
    parameters: createParameters('countries.update', fault),
    play: async ({ canvas, userEvent }) => {
      const name = await canvas.findByLabelText('Titre')
      await userEvent.clear(name)
      await userEvent.type(name, 'Ailleurs')
      await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence)
      await expect(name).toHaveValue('Ailleurs')
      await expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveAttribute(
        'aria-disabled',
        'false',
      )
    },
  }
}
export const Rejected400: Story = createSaveErrorStory(
  { status: 400, text: 'Invalid fields: code' },
  /Le serveur refuse la valeur du champ «\sCode\s»/,
)
export const Unauthenticated401: Story = createSaveErrorStory(
  { status: 401 },
  /demande une connexion/,
)
export const Forbidden403: Story = createSaveErrorStory({ status: 403 }, /Accès refusé/)
export const NotFound404: Story = createSaveErrorStory({ status: 404 }, /n’existe plus/)
export const Conflict409: Story = createSaveErrorStory({ status: 409 }, /en contredit une autre/)
export const TooLarge413: Story = createSaveErrorStory({ status: 413 }, /trop lourde/)
export const Server500: Story = createSaveErrorStory({ status: 500 }, /a eu un problème/)
export const Offline: Story = createSaveErrorStory('offline', /n’a pas répondu/)
