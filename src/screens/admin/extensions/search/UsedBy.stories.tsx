import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'
import type { Use } from '#domain/uses.ts'

import { AddressChangeList } from './AddressChanges.tsx'
import { UseList } from './UsedBy.tsx'

const uses: readonly Use[] = [
  { entity: 'visas', id: 1, name: 'Visa étudiant', isLink: false },
  { entity: 'visas', id: 2, name: 'Visa court séjour', isLink: false },
  { entity: 'faqs', id: 3, name: 'Combien de temps ?', isLink: false },
  { entity: 'articles', id: 4, name: 'Partir étudier', isLink: true },
]

const meta = {
  title: 'Screens/Admin/Used by',
  component: UseList,
  args: { uses, failed: [], onRetry: fn() },
} satisfies Meta<typeof UseList>
export default meta
type Story = StoryObj<typeof meta>

/** One line sums up; opened, each use is a link to its form. */
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Utilisé par 1 article, 2 visas et 1 question')
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: 'Visa court séjour' })).toHaveAttribute(
      'href',
      '/admin/visas/formulaire/2',
    )
    await expect(canvas.getAllByText('par un lien dans son texte')).toHaveLength(1)
  },
}
export const Unused: Story = {
  args: { uses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rien n’utilise encore cette fiche.')
  },
}
export const Loading: Story = {
  args: { uses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche de ce qui')
  },
}
/** What is known is shown, and which lists are missing is said. */
export const Failed: Story = {
  args: { failed: ['visas', 'faqs'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Listes non chargées : Visas et FAQ.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    uses: Array.from({ length: 120 }, (_, id) => ({
      entity: 'faqs' as const,
      id,
      name: `${id} Combien de temps faut-il attendre, et que faire pendant ce temps ?`,
      isLink: false,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Utilisé par 120 questions'))
    await expect(canvas.getAllByRole('link')).toHaveLength(120)
  },
}
const toChange = (index: number) => ({
  name: 'Visa étudiant',
  from: `/detailsvisa/belgique/visa-etudiant-${index}`,
  to: `/detailsvisa/royaume-de-belgique/visa-etudiant-${index}`,
})
/** A country has many addresses: some are shown, the others folded. */
export const ManyAddresses: Story = {
  render: () => (
    <AddressChangeList
      changes={{
        addresses: Array.from({ length: 20 }, (_, index) => toChange(index)),
        texts: uses,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('change ces 20 adresses')
    await expect(canvas.getByText('17 autres adresses')).toBeVisible()
    await expect(canvas.getByText('/detailsvisa/royaume-de-belgique/visa-etudiant-0')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Partir étudier' })).toBeVisible()
  },
}
/** In the form, the addresses appear while the name is typed, and go when it is the old one again. */
export const Rename: Story = {
  tags: ['state'],
  parameters: { layout: 'fullscreen', app: { path: '/admin/visas/formulaire/1' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nom')
    await canvas.findByText(/^Utilisé par/)
    await userEvent.type(name, ' II')
    await expect(
      await canvas.findByText('/detailsvisa/belgique/visa-court-sejour-ii'),
    ).toBeVisible()
    await expect(canvas.getAllByText('Un nouveau nom change ces 3 adresses')).toHaveLength(2)
    await userEvent.type(name, '{Backspace}{Backspace}{Backspace}')
    await waitFor(() => expect(canvas.queryByText(/Un nouveau nom/)).toBeNull())
  },
}
/** The texts of other records that link to the old address are named. */
export const RenameWithLinks: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/admin/countries/formulaire/1',
      async respond(request: Request, next: FetchFn): Promise<Response> {
        const response = await next(request)
        if (!request.url.endsWith('/Articles')) return response
        const [first, ...others]: object[] = await response.json()
        const content = '<p><a href="/detailsvisa/belgique/visa-etudiant">Visa</a></p>'
        return Response.json([{ ...first, title: 'Un article qui y renvoie', content }, ...others])
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Titre')
    await canvas.findByText(/^Utilisé par/)
    await userEvent.type(name, ' du Nord')
    const notice = await canvas.findByText(/Un texte renvoie à une ancienne adresse/)
    await expect(
      within(notice.parentElement ?? document.body).getByRole('link', {
        name: 'Un article qui y renvoie',
      }),
    ).toBeVisible()
  },
}
/** The column of a list counts the uses once it is shown. */
export const Column: Story = {
  parameters: { layout: 'fullscreen', app: { path: '/admin/countries?colonnes=nom,utilise' } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: /Belgique/ })).closest('tr')
    await waitFor(() => {
      const cell = within(row ?? document.body).getAllByRole('cell')[1]
      return expect(Number(cell?.textContent?.replace(/\D/g, ''))).toBeGreaterThan(5)
    })
  },
}
