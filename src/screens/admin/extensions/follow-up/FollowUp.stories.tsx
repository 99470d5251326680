import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

import { getDraftKey, listDraftKeys } from '../../core/form/draft-storage.ts'

/** What the back-office offers once a record is saved, and how one record begins with another. */
const meta = {
  title: 'Screens/Admin/After a save',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext

const at = (path: string) => ({ app: { path } })
const saved = 'Enregistré à l’instant'

async function createCountry({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Titre'), 'Portugal')
  await userEvent.type(canvas.getByLabelText('Code'), 'PT')
  await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
}
async function createVisa({ canvas, userEvent }: Context): Promise<void> {
  // The list has a checkbox of the same name.
  await canvas.findByRole('heading', { name: 'Créer un visa' })
  await userEvent.type(await canvas.findByLabelText('Nom'), 'Visa de travail')
  await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
}
async function findSavedRow({ canvas }: Context): Promise<HTMLElement> {
  const mark = await canvas.findByText(saved)
  const row = mark.closest('tr')
  if (row === null) throw new Error('The mark is in a row.')
  return row
}

/** The list marks the country, and the toast leads on to its visa, whose form knows the country. */
export const CountryCreated: Story = {
  parameters: at('/admin/countries/formulaire'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await createCountry(context)
    await expect(await findSavedRow(context)).toHaveTextContent('Portugal')
    const messages = within(canvas.getByRole('region', { name: 'Messages' }))
    const site = await messages.findByRole('link', { name: 'Voir sur le site' })
    // It has no visa yet: they are chosen on the home page.
    await expect(site).toHaveAttribute('href', '/?country=portugal')
    await expect(site).toHaveAttribute('target', '_blank')
    await expect(site).toHaveAttribute('rel', 'noopener')
    await userEvent.keyboard('m')
    await userEvent.tab()
    await expect(messages.getByRole('link', { name: 'Ajouter un visa pour ce pays' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Créer un visa' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveDisplayValue('Portugal')
    // What it led on to is about the country, not about the visa.
    await expect(canvas.queryByText('Le pays est créé.')).toBeNull()
  },
}
export const CountryCreatedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('/admin/countries/formulaire'),
  play: async (context) => {
    await createCountry(context)
    await expect(await findSavedRow(context)).toHaveTextContent('Portugal')
    await expect(
      await context.canvas.findByRole('link', { name: 'Ajouter un visa pour ce pays' }),
    ).toBeVisible()
  },
}
/** The list turns to the page on which the sort has put the record. Sorting again turns to nothing. */
export const OnAnotherPage: Story = {
  parameters: at('/admin/visas/formulaire?pays=1'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await createVisa(context)
    await expect(await findSavedRow(context)).toHaveTextContent('Visa de travail')
    await expect(canvas.getByText('Page 2 sur 2')).toBeVisible()
    const next = await canvas.findByRole('link', { name: 'Ajouter une intervention pour ce visa' })
    await expect(next).toHaveAttribute('href', expect.stringMatching(/\?pays=1&visa=\d+$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }))
    await expect(await canvas.findByText('Page 1 sur 2')).toBeVisible()
    await expect(canvas.queryByText(saved)).toBeNull()
  },
}
const held = new Map<string, PromiseWithResolvers<void>>()
/** A link that is followed before the saved record is in its list is not called back. */
export const LeftBeforeItIsThere: Story = {
  parameters: {
    app: {
      path: '/admin/visas/formulaire?pays=1',
      respond: async (request: Request, next: FetchFn) => {
        const { pathname } = new URL(request.url)
        if (request.method === 'GET') await held.get(pathname)?.promise
        return next(request)
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu de l’administration' }))
    await canvas.findByRole('heading', { name: 'Créer un visa' })
    for (const path of ['/api/Visas', '/api/Intervention'])
      held.set(path, Promise.withResolvers<void>())
    await createVisa(context)
    await canvas.findByRole('heading', { level: 1, name: 'Visas' })
    await userEvent.click(menu.getByRole('link', { name: 'Interventions' }))
    held.get('/api/Visas')?.resolve()
    await canvas.findByRole('link', { name: 'Ajouter une intervention pour ce visa' })
    held.get('/api/Intervention')?.resolve()
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Interventions' }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: 'Ajouter une intervention' }),
    ).toBeVisible()
  },
}
/** A filter that hides the record stays, and is said. */
export const HiddenByFilter: Story = {
  parameters: at('/admin/visas?pays=france'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const add = await canvas.findByRole('link', { name: 'Ajouter un visa' })
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveValue('france'),
    )
    await userEvent.click(add)
    await createVisa(context)
    await expect(await canvas.findByText(/la recherche ou les filtres la cachent/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }))
    await expect(await findSavedRow(context)).toHaveTextContent('Visa de travail')
  },
}
/** Visitors do not see it, so there is nothing to see on the site: the toast and the row say why. */
export const Unpublished: Story = {
  parameters: at('/admin/articles/formulaire'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Un essai')
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Statut' }),
      await canvas.findByRole('option', { name: 'Brouillon' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    const row = within(await findSavedRow(context))
    await expect(
      await canvas.findByText(/^Pas sur le site\s: cet article n’est pas publié$/),
    ).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /^Autres actions/ }))
    const button = row.getByRole('button', { name: /Un essai\. Pas sur le site/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByText(/^Pas sur le site/)).toHaveLength(2))
  },
}
/** The form of a FAQ stays open and is emptied, and leads on all the same (spec 4.15). */
export const FaqCreated: Story = {
  parameters: at('/admin/faqs/formulaire/new?pays=1'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Question/), 'Combien de temps ?')
    await userEvent.type(canvas.getByLabelText(/^Réponse/), 'Trois mois.')
    await userEvent.selectOptions(canvas.getByLabelText(/^Sujet/), 'Autre')
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await expect(await canvas.findByText('FAQ créée avec succès !')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Créer une FAQ' })).toBeVisible()
    for (const field of [/^Question/, /^Sujet/])
      await expect(canvas.getByLabelText(field)).toHaveValue('')
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/faq\?question=\d+$/),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Retour' }))
    await expect(await findSavedRow(context)).toHaveTextContent('Combien de temps ?')
  },
}
/** The form names its record beside the title that the specification quotes (spec 2.13.9), and opens its public page. */
export const FormNamesItsRecord: Story = {
  parameters: at('/admin/visas/formulaire/1'),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText<HTMLInputElement>('Nom')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Modifier un visa' })).toBeVisible()
    const name = input.value
    await waitFor(() => expect(document.title).toMatch(`${name} – Modifier un visa`))
    const page = expect.stringMatching(/^\/detailsvisa\/belgique\//)
    await expect(await canvas.findByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
      'href',
      page,
    )
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Voir le site' })).toHaveAttribute('href', page),
    )
  },
}

let countries = Promise.withResolvers<void>()
/** The link to the site, which waits for the list of countries, has its place from the start: no button moves. */
export const NothingMoves: Story = {
  parameters: {
    app: {
      path: '/admin/visas/formulaire/1',
      respond: async (request: Request, next: FetchFn) => {
        if (new URL(request.url).pathname === '/api/Country') await countries.promise
        return next(request)
      },
    },
  },
  beforeEach: () => {
    countries = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Retour' })
    await expect(canvas.queryByRole('link', { name: 'Voir sur le site' })).toBeNull()
    // The links on both sides of it.
    const readPlaces = () =>
      ['Retour', 'Dupliquer'].map(
        (name) => canvas.getByRole('link', { name }).getBoundingClientRect().x,
      )
    const before = readPlaces()
    countries.resolve()
    await canvas.findByRole('link', { name: 'Voir sur le site' })
    await expect(readPlaces()).toEqual(before)
  },
}

/** The toast of a save leads to what takes it back. */
export const SaveUndone: Story = {
  parameters: at('/admin/countries/formulaire/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Titre'), ' unie')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await canvas.findByRole('rowheader', { name: /^Belgique unie/ })
    await userEvent.click(await canvas.findByRole('link', { name: 'Annuler' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Appliquer 1 changement' }))
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Revenir à la liste' }))
    await expect(await canvas.findByRole('rowheader', { name: /^Belgique(?! unie)/ })).toBeVisible()
  },
}

const writes: string[] = []
/** A copy begins with everything that the record has, and is written only when it is saved. */
export const Duplicated: Story = {
  parameters: {
    app: {
      path: '/admin/interventions',
      respond: (request: Request, next: FetchFn) => {
        if (request.method !== 'GET') writes.push(request.method)
        return next(request)
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    writes.length = 0
    const [menu] = await canvas.findAllByRole('button', { name: /^Autres actions/ })
    if (menu === undefined) throw new Error('Each row has a menu.')
    await userEvent.click(menu)
    await userEvent.click(canvas.getByRole('link', { name: /^Dupliquer / }))
    // The page that loads has the same heading as the form.
    await expect(await canvas.findByRole('button', { name: 'Modifier le niveau 4' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Créer une Intervention' })).toBeVisible()
    await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull()
    await expect(writes).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await findSavedRow(context)
    await expect(writes).toEqual(['POST'])
  },
}
export const DuplicatedArticle: Story = {
  parameters: at('/admin/articles/formulaire?copie=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Titre')).toHaveDisplayValue(/ \(copie\)$/)
    await expect(canvas.getByRole('button', { name: 'Créer' })).toBeVisible()
    // The article is published; its copy is not.
    await expect(canvas.getByLabelText('Statut')).toHaveDisplayValue('Brouillon')
  },
}
/** After a copied question is saved, the next one is no copy: its draft is that of a new question. */
export const DuplicatedFaq: Story = {
  parameters: at('/admin/faqs/formulaire/new?copie=1'),
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByLabelText(/^Question/)
    await expect(question).toHaveDisplayValue(/ \(copie\)$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await expect(await canvas.findByText('FAQ créée avec succès !')).toBeVisible()
    await waitFor(() => expect(question).toHaveValue(''))
    await userEvent.type(question, 'Où écrire ?')
    await waitFor(async () => expect(await listDraftKeys()).toEqual([getDraftKey('faqs', {})]))
    await expect(question).toHaveValue('Où écrire ?')
  },
}
/** A record that is gone, or that never was, is no reason to show its number. */
export const UnknownStart: Story = {
  parameters: at('/admin/interventions/formulaire?pays=9999&visa=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Pays' })).toHaveValue('')
  },
}
export const CopyOfNothing: Story = {
  parameters: at('/admin/visas/formulaire?copie=9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visa introuvable' })).toBeVisible()
  },
}
