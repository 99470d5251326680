import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

import { recentRecords } from './palette-store.ts'

const pageAt = (path: string) => ({ layout: 'fullscreen', app: { path } })

const meta = {
  title: 'Screens/Admin/Palette',
  parameters: pageAt('/admin'),
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Opens the palette by its keys. The code loads then. */
async function openPalette({ canvas, userEvent }: StoryContext) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await canvas.findByRole('dialog', { name: 'Rechercher partout' })
  const field = within(dialog).getByRole('combobox', { name: 'Rechercher partout' })
  await expect(field).toHaveFocus()
  return { dialog: within(dialog), field }
}

/** Arrows move the highlight, Enter opens, and English words are found. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, field } = await openPalette(context)
    await userEvent.type(field, 'BELGIUM student')
    const visas = await dialog.findByRole('group', { name: /^Visas/ })
    const visa = within(visas).getByRole('option')
    await userEvent.keyboard('{End}{Home}')
    while (visa.getAttribute('aria-selected') !== 'true') await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', visa.id)
    await expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ résultats$/)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Modifier un visa' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** Escape closes, and the focus returns to where it was. */
export const FocusReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Rechercher…' })
    const button = buttons.find((each) => each.checkVisibility()) ?? document.body
    await userEvent.click(button)
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
/** A selection that ends beside the palette keeps what was typed; a click there closes. */
export const SelectionEndsOutside: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { field } = await openPalette(context)
    await userEvent.type(field, 'belg')
    const backdrop = canvas.getByRole('dialog')
    await fireEvent.pointerDown(field)
    await fireEvent.click(backdrop)
    await expect(field).toHaveValue('belg')
    await expect(backdrop).toBeVisible()
    await fireEvent.pointerDown(backdrop)
    await fireEvent.click(backdrop)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
/** Ctrl+Enter and Ctrl+click open a new tab; the palette stays. */
export const NewTab: Story = {
  play: async (context) => {
    const { userEvent } = context
    const open = spyOn(window, 'open').mockReturnValue(null)
    const { dialog, field } = await openPalette(context)
    await userEvent.type(field, 'traductions')
    await dialog.findByRole('option', { name: 'Traductions' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(open).toHaveBeenCalledWith('/admin/traductions', '_blank', 'noopener')
    await expect(field).toHaveFocus()
    open.mockRestore()
  },
}
/** The records that were opened come first; the one of this page is not among them. */
export const Recent: Story = {
  tags: ['state'],
  play: async (context) => {
    recentRecords.change(() => [
      { entity: 'faqs', id: 1 },
      { entity: 'visas', id: 999_999 },
      { entity: 'countries', id: 1 },
    ])
    const { dialog } = await openPalette(context)
    const recent = await dialog.findByRole('group', { name: 'Fiches récentes' })
    await expect(within(recent).getAllByRole('option')).toHaveLength(2)
    await expect(dialog.getAllByRole('option')[1]).toHaveTextContent('Belgique')
  },
}
/** The actions of the open form; leaving it with unsaved changes asks first. */
export const FormActions: Story = {
  parameters: pageAt('/admin/visas/formulaire/1'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Nom'), ' bis')
    const { dialog, field } = await openPalette(context)
    const actions = await dialog.findByRole('group', { name: 'Ce formulaire' })
    await expect(within(actions).getAllByRole('option')).toHaveLength(3)
    await userEvent.type(field, 'apercu')
    await dialog.findByRole('option', { name: 'Aperçu' })
    await userEvent.keyboard('{Enter}')
    await canvas.findByTitle('Aperçu pour les visiteurs')
    const again = await openPalette(context)
    await userEvent.type(again.field, 'tableau')
    await again.dialog.findByRole('option', { name: /^Tableau ?de bord$/ })
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: /^Quitter sans enregistrer/ })
  },
}
/** In the rich text editor, the keys insert a link. */
export const InEditor: Story = {
  parameters: pageAt('/admin/visas/formulaire/1'),
  play: async ({ canvas, userEvent }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Contenu' })
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** The pages are those of the menu, and the plans that need no selection. */
export const Pages: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, field } = await openPalette(context)
    const pages = within(await dialog.findByRole('group', { name: /^Pages/ }))
    await expect(pages.getByRole('option', { name: 'Contrôles' })).toBeInTheDocument()
    await expect(pages.getAllByRole('option', { name: /^Importer un CSV…/ })).toHaveLength(5)
    await userEvent.type(field, 'changer les prix')
    await dialog.findByRole('option', { name: /^Changer ?les ?prix/ })
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Changer les prix' })
  },
}
export const NoResults: Story = {
  tags: ['state'],
  play: async (context) => {
    const { dialog, field } = await openPalette(context)
    await context.userEvent.type(field, 'zzz')
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('Aucun résultat pour « zzz »'),
    )
    await expect(dialog.queryByRole('option')).toBeNull()
  },
}
/** Lists that failed are named; the others are searched. */
export const Failed: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/countries',
      respond: (request: Request, next: FetchFn): Promise<Response> =>
        request.url.endsWith('/Visas') || request.url.endsWith('/Faq')
          ? Promise.resolve(new Response('', { status: 500 }))
          : next(request),
    },
  },
  play: async (context) => {
    const { dialog, field } = await openPalette(context)
    // One list after the other.
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Listes non chargées : Visas et FAQ.'),
    )
    await context.userEvent.type(field, 'belgique')
    await dialog.findByRole('group', { name: /^Pays/ })
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
/** Of thousands of records, the best are shown, with a way to the others. */
export const Many: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/countries',
      async respond(request: Request, next: FetchFn): Promise<Response> {
        const response = await next(request)
        if (!request.url.endsWith('/Faq')) return response
        const [first]: object[] = await response.json()
        return Response.json(
          Array.from({ length: 5000 }, (_, id) => ({
            ...first,
            id: id + 1,
            question: `Question numéro ${id + 1} ?`,
          })),
        )
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, field } = await openPalette(context)
    await userEvent.type(field, 'question numero')
    const faqs = await dialog.findByRole('group', { name: /^FAQ/ })
    await expect(within(faqs).getAllByRole('option')).toHaveLength(7)
    await expect(dialog.getByRole('status')).toHaveTextContent('5000 résultats')
    await userEvent.click(within(faqs).getByRole('option', { name: /^Chercher/ }))
    await waitFor(() => expect(canvas.getByLabelText('Rechercher')).toHaveValue('question numero'))
  },
}
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { dialog, field } = await openPalette(context)
    await context.userEvent.type(field, 'visa')
    await dialog.findByRole('group', { name: /^FAQ/ })
  },
}
