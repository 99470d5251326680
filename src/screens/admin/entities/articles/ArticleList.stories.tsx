import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

const path = '/admin/articles'

const meta = {
  title: 'Screens/Admin/Article list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.2) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Image',
      'Titre',
      'Contenu',
      'Auteur',
      'Pays',
      'Statut',
      'Date',
      'Actions',
    ])
  },
}
/** The server's articles, the first ones changed. */
function changeArticles(...changes: object[]) {
  return async (request: Request, next: FetchFn): Promise<Response> => {
    const response = await next(request)
    if (!request.url.endsWith('/Articles')) return response
    const articles: object[] = await response.json()
    return Response.json(articles.map((article, index) => ({ ...article, ...changes[index] })))
  }
}
/** Without an image, or with one that fails, a record shows its guilloché, and says which of both. */
export const Pictures: Story = {
  parameters: {
    app: {
      path: `${path}?tri=id`,
      respond: changeArticles({ image: null }, { image: 'data:image/png;base64,AAAA' }),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sans image')).length).toBeGreaterThan(0)
    await expect(await canvas.findByText('Image qui ne s’affiche pas')).toBeInTheDocument()
  },
}
/** Named by what they have; a status that is missing reads as public. */
export const Untitled: Story = {
  tags: ['check'],
  parameters: {
    app: {
      path: `${path}?tri=id`,
      respond: changeArticles(
        { title: ' ', date: '2026-03-03', country: { code: 'BE', name: 'Belgique' } },
        { title: '', date: null, createdDate: null, country: 'ALL', articleStatus: null },
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('link', {
        name: 'Modifier Article sans titre du 3\u00a0mars 2026 – Belgique',
      }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Autres actions\u00a0: Article sans titre' }),
    ).toBeEnabled()
    await expect(canvas.getByRole('cell', { name: 'Sans statut (public)' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/n[º°]/)
  },
}
/** The file has the rows in the order of the list, and the name of the list in French, which says if it is not all of it. */
export const Exported: Story = {
  parameters: { app: { path: `${path}?tri=-id` } },
  beforeEach: () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const create = spyOn(URL, 'createObjectURL')
    return () => {
      click.mockRestore()
      create.mockRestore()
    }
  },
  play: async ({ canvas, userEvent }) => {
    const { mock } = spyOn(HTMLAnchorElement.prototype, 'click')
    const { mock: files } = spyOn(URL, 'createObjectURL')
    const listExports = () =>
      mock.contexts.flatMap((link) => (link instanceof HTMLAnchorElement ? link.download : []))
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }))
    await expect(await canvas.findByText('26 lignes exportées.')).toBeInTheDocument()
    const [file] = files.calls[0] ?? []
    const text = file instanceof Blob ? await file.text() : ''
    await expect(text).toMatch(/^\uFEFF?ID;Image;Titre;/)
    const ids = Array.from(text.matchAll(/^(\d+);/gm), ([, id]) => Number(id))
    await expect(ids).toEqual(Array.from({ length: 26 }, (_, index) => 26 - index))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Statut' }), 'Brouillon (2)')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }))
    const names = listExports().map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'jour'))
    await expect(names).toEqual(['articles-jour.csv', 'articles-filtre-jour.csv'])
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
/** A country whose name has no end widens no column. */
export const LongTextsOnDesk: Story = {
  parameters: { app: { path, scenario: 'long-texts' } },
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole('cell', { name: /Donaudampfschifffahrt/ })
    await expect(cell?.getBoundingClientRect().right).toBeLessThan(innerWidth)
  },
}
/** The back-office is French even if the visitor chose English (spec 1.5). */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un article' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toBeInTheDocument()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'))
    await expect(document.title).toMatch(/^Articles – /)
  },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'never' } } } },
}
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Il n’y a encore rien ici.')).toBeVisible()
  },
}
export const NoMatch: Story = {
  parameters: { app: { path: `${path}?q=zzzz` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer les filtres' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
/** So many that their texts are read a few at a time: what the search leaves out is not shown before they are. */
export const ManySearched: Story = {
  parameters: {
    app: {
      path: `${path}?q=orthographe`,
      respond: async (request: Request, next: FetchFn) => {
        const response = await next(request)
        if (!request.url.endsWith('/Articles')) return response
        const [article]: object[] = await response.json()
        const articles = Array.from({ length: 600 }, (_, index) => ({ ...article, id: index + 1 }))
        return Response.json([...articles, { ...article, id: 601, title: 'L’orthographe' }])
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1)
    const field = canvas.getByRole('textbox', { name: 'Rechercher' })
    await userEvent.clear(field)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1))
    await userEvent.type(field, 'ortho')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
  },
}
/** (spec 8.16) */
export const Failed: Story = {
  parameters: {
    app: { path, scenario: { faults: { 'articles.list': { status: 500, text: 'Down' } } } },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('La liste n’a pas pu être chargée.')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const Denied: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': { status: 403 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Accès refusé')
  },
}
/** The server demands a sign-in: its page leads back to this one. */
export const SignedOut: Story = {
  parameters: {
    app: { path, scenario: 'signed-out', signInUrl: 'https://sign-in.example/start' },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Accès refusé')
    const { href } = within(alert).getByRole<HTMLAnchorElement>('link', { name: 'Se connecter' })
    await expect(href).toMatch(/^https:\/\/sign-in\.example\/start\?/)
    await expect(new URL(href).searchParams.get('returnUrl')).toBe(location.href)
  },
}
export const WrongShape: Story = {
  tags: ['check'],
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'wrongShape' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('illisible')
  },
}
