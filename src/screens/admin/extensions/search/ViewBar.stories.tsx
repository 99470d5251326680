import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

import { restoreAll } from '../checks/useDismissals.ts'
import { keepVersion } from '../versions/version-store.ts'
import { savedViews } from './views.ts'

const pageAt = (path: string) => ({ layout: 'fullscreen', app: { path } })

const meta = {
  title: 'Screens/Admin/Views of a list',
  parameters: pageAt('/admin/articles'),
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function findViews(canvas: StoryContext['canvas']) {
  return within(await canvas.findByRole('navigation', { name: 'Vues' }))
}

/** The built-in views are those of the filters that the list has. */
export const BuiltIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await findViews(canvas)
    await userEvent.click(views.getByRole('link', { name: 'Brouillons' }))
    const shown = await views.findByRole('link', { name: /^Brouillons \d+ sur \d+/ })
    await expect(shown).toHaveAttribute('aria-current')
    await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveValue('brouillon')
    await userEvent.click(views.getByRole('button', { name: /^Quitter la vue/ }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveValue(''))
    await expect(canvas.getByRole('navigation', { name: 'Vues' })).toHaveFocus()
  },
}
/** A view without records is empty: its filter is not ignored. */
export const WithoutImage: Story = {
  parameters: pageAt('/admin/visas?image=avec-image'),
  play: async ({ canvas, userEvent }) => {
    const views = await findViews(canvas)
    await userEvent.click(views.getByRole('link', { name: 'Sans image' }))
    await views.findByRole('link', { name: /^Sans image \d+ sur \d+/ })
    await expect(canvas.getByRole('combobox', { name: 'Image' })).toHaveValue('sans-image')
  },
}
/** The translations are read once the view is chosen. */
export const WithoutEnglish: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/faqs?anglais=sans-anglais',
      async respond(request: Request, next: FetchFn): Promise<Response> {
        const response = await next(request)
        if (!request.url.endsWith('/Faq')) return response
        const [first, ...others]: object[] = await response.json()
        return Response.json([{ ...first, question: 'Une question toute neuve' }, ...others])
      },
    },
  },
  play: async ({ canvas }) => {
    const views = await findViews(canvas)
    await views.findByRole('link', { name: /^Sans anglais 1 sur \d+/ })
    await expect(
      await canvas.findByRole('rowheader', { name: 'Une question toute neuve' }),
    ).toBeVisible()
  },
}
/** A save of this device, as many days ago. */
const keepSave = (record: string, daysAgo: number) =>
  keepVersion({
    record,
    origin: 'saved',
    at: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString(),
    values: { question: `${record}, ${daysAgo}` },
  })

/** The API does not say when a record was changed: what this device has saved since yesterday is known here. */
export const SavedSinceYesterday: Story = {
  parameters: pageAt('/admin/faqs'),
  play: async ({ canvas, userEvent }) => {
    const views = await findViews(canvas)
    await keepSave('faqs/2', 1)
    await keepSave('faqs/3', 4)
    await keepSave('visas/1', 0)
    await userEvent.click(views.getByRole('link', { name: 'Changements depuis hier' }))
    await views.findByRole('link', { name: /^Changements depuis hier 1 sur \d+/ })
    await expect(canvas.getByRole('cell', { name: '2' })).toBeVisible()
  },
}
/** What is shown gets a name, another name, and goes after a question. */
export const SaveRenameDelete: Story = {
  parameters: pageAt('/admin/articles?pays=belgique&tri=titre'),
  play: async ({ canvas, userEvent }) => {
    const views = await findViews(canvas)
    await userEvent.click(await views.findByRole('button', { name: 'Enregistrer cette vue…' }))
    const dialog = within(canvas.getByRole('dialog'))
    const name = dialog.getByLabelText('Nom de la vue')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(name).toHaveAccessibleDescription(/Donnez un nom/)
    await userEvent.type(name, 'brouillons')
    await expect(name).toHaveAccessibleDescription(/porte déjà ce nom/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Belgique, par titre{Enter}')
    await views.findByRole('link', { name: /^Belgique, par titre \d+ sur \d+/ })
    await expect(savedViews.get()).toEqual([
      {
        list: 'articles',
        name: 'Belgique, par titre',
        search: { pays: 'belgique', tri: 'titre' },
      },
    ])
    await userEvent.click(views.getByRole('button', { name: /^Renommer la vue/ }))
    const newName = within(canvas.getByRole('dialog')).getByLabelText('Nom de la vue')
    await userEvent.clear(newName)
    await userEvent.type(newName, 'La Belgique{Enter}')
    await views.findByRole('link', { name: /^La Belgique/ })
    await userEvent.click(views.getByRole('button', { name: /^Supprimer la vue/ }))
    await userEvent.click(
      within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
    )
    await waitFor(() => expect(views.queryByRole('link', { name: /La Belgique/ })).toBeNull())
    await expect(savedViews.get()).toEqual([])
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Vues' })).toHaveFocus())
  },
}
/** A filter that selects nothing any more is ignored, and that is said. */
export const LostFilters: Story = {
  parameters: pageAt('/admin/articles?statut=oublie&region=nord'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/plus aucune fiche n’a la valeur « oublie »/),
    ).toBeVisible()
    await expect(canvas.getByText(/un filtre qui n’existe plus : « region »/)).toBeVisible()
  },
}
/** Views that another tab saves appear here. */
export const ManyViews: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const views = await findViews(canvas)
    savedViews.change(() =>
      Array.from({ length: 12 }, (_, index) => ({
        list: 'articles',
        name: `Une vue au nom plutôt long, numéro ${index + 1}`,
        search: { q: String(index) },
      })),
    )
    await views.findByRole('link', { name: /numéro 12/ })
  },
}
/** The records are checked once the view is chosen; a remark that is ignored counts no more. */
export const WithRemarks: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/faqs',
      async respond(request: Request, next: FetchFn): Promise<Response> {
        const response = await next(request)
        if (!request.url.endsWith('/Faq')) return response
        const records: object[] = await response.json()
        const plain = { question: 'Combien de temps\u00a0?', response: 'Deux mois.' }
        const promising = { ...plain, response: 'Un visa garanti.' }
        const texts = [promising, plain, plain]
        return Response.json(
          texts.map((text, index) => ({ ...records[0], id: index + 1, ...text })),
        )
      },
    },
  },
  beforeEach: restoreAll,
  play: async ({ canvas, userEvent }) => {
    const views = await findViews(canvas)
    await userEvent.click(views.getByRole('link', { name: 'Avec remarques' }))
    await views.findByRole('link', { name: /^Avec remarques 1 sur 3/ })
    await expect(canvas.getByRole('combobox', { name: 'Contrôles' })).toHaveValue('avec-remarques')
  },
}
/** Without one of the lists, it is not known which records have remarks. */
export const RemarksFailed: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/faqs?remarques=avec-remarques',
      respond: (request: Request, next: FetchFn): Promise<Response> =>
        request.url.endsWith('/Articles')
          ? Promise.resolve(new Response(null, { status: 500 }))
          : next(request),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’ont pas pu être contrôlées/)).toBeVisible()
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1)
  },
}
