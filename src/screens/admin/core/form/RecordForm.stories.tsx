import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { readVersions } from '../../extensions/versions/version-store.ts'
import { getDraftKey, listDraftKeys, writeDraft } from './draft-storage.ts'
import { createServerStory as createStory, type Server } from './story-server.fixture.ts'

/**
 * Every moment of a save: what is typed, left, deleted elsewhere or refused meanwhile. The rules are in
 * `domain/saving.ts`.
 */
const meta = {
  title: 'Screens/Admin/Saving a form',
  tags: ['check'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext

const newCountry = '/admin/countries/formulaire'
const newArticle = '/admin/articles/formulaire'
const someFaq = '/admin/faqs/formulaire/1'
const save = { name: 'Modifier' }
const create = { name: 'Créer' }

/** The record is read again, as on return to the window. */
async function readAgain(server: Server, path: string): Promise<void> {
  const count = () => server.reads.filter((read) => read === path).length
  const before = count()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(count()).toBeGreaterThan(before))
}

async function setText({ userEvent }: Context, field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
async function expectQuestion({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('link', { name: 'Retour' }))
  return canvas.findByRole('dialog', { name: /^Quitter sans enregistrer/ })
}

async function fillCountry(context: Context): Promise<HTMLElement> {
  const name = await context.canvas.findByLabelText('Titre')
  await setText(context, name, 'Sénégal')
  await setText(context, context.canvas.getByLabelText('Code'), 'SN')
  return name
}

/** What is typed while a record is created is an edit of that record: a server that says its id in JSON … */
function createTypedStory(answer?: (request: Request) => Response | undefined): Story {
  return createStory(
    newCountry,
    async (context, server) => {
      const { canvas, userEvent } = context
      const name = await fillCountry(context)
      const release = server.hold()
      await userEvent.click(canvas.getByRole('button', create))
      await waitFor(() => expect(server.writes).toHaveLength(1))
      await setText(context, name, 'République du Sénégal')
      release()
      await expect(await canvas.findByText('Le pays est créé.')).toBeInTheDocument()
      await expect(await canvas.findByRole('heading', { name: 'Modifier un pays' })).toBeVisible()
      await expect(name).toHaveValue('République du Sénégal')
      await expect(name).toHaveFocus()
      await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', save))
      await waitFor(() => expect(server.writes).toHaveLength(2))
      await expect(server.writes[1]).toMatchObject({
        method: 'PUT',
        path: expect.stringMatching(/^\/api\/Country\/\d+$/),
        body: { name: 'République du Sénégal', code: 'SN' },
      })
      await expect(await canvas.findByText('Le pays est modifié.')).toBeInTheDocument()
    },
    answer,
  )
}
export const TypedWhileCreating: Story = createTypedStory()

export const FaqSavedUnchanged: Story = createStory(someFaq, async (context) => {
  const { canvas, userEvent } = context
  const question = await canvas.findByLabelText('Question')
  await userEvent.click(canvas.getByRole('button', save))
  await expect(await canvas.findByText('FAQ modifiée avec succès !')).toBeVisible()
  await userEvent.type(question, 'Une autre question ?')
  await expectQuestion(context)
})

/** Filled from the list. After a save the emptied form writes to no record (spec 2.13.5, 2.1.17, 4.15, 7.26, 7.27, 7.35). */
export const FaqSaved: Story = createStory(someFaq, async (context, server) => {
  const { canvas, userEvent } = context
  const question = await canvas.findByLabelText('Question')
  await expect(question).not.toHaveValue('')
  await expect(server.reads).toContain('/api/Faq')
  await expect(server.reads).not.toContain('/api/Faq/1')
  await setText(context, question, 'Une question changée ?')
  await userEvent.click(canvas.getByRole('button', save))
  await expect(await canvas.findByText('FAQ modifiée avec succès !')).toBeVisible()
  await expect(question).toHaveValue('')
  await expect(server.writes).toEqual([
    {
      method: 'PUT',
      path: '/api/Faq/1',
      body: {
        question: 'Une question changée ?',
        response: expect.stringMatching(/./),
        countryId: 1,
        visaId: expect.any(Number),
      },
    },
  ])
  await userEvent.type(question, 'Une nouvelle question ?')
  await userEvent.type(canvas.getByLabelText('Réponse'), 'Oui.')
  await userEvent.selectOptions(canvas.getByLabelText('Pays'), 'Belgique')
  await userEvent.selectOptions(canvas.getByLabelText('Sujet'), 'Autre')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect(server.writes).toHaveLength(1)
  await userEvent.click(canvas.getByRole('button', { name: 'Créer une FAQ' }))
  await expect(await canvas.findByRole('heading', { name: 'Créer une FAQ' })).toBeVisible()
  await expect(question).toHaveValue('Une nouvelle question ?')
  await userEvent.click(canvas.getByRole('button', create))
  await waitFor(() => expect(server.writes).toHaveLength(2))
  await expect(server.writes[1]).toEqual({
    method: 'POST',
    path: '/api/Faq',
    body: { question: 'Une nouvelle question ?', response: 'Oui.', countryId: 1, visaId: null },
  })
})

export const FaqEditedAgain: Story = createStory(someFaq, async (context, server) => {
  const { canvas, userEvent } = context
  const question = await canvas.findByLabelText('Question')
  await setText(context, question, 'Une question changée ?')
  await userEvent.click(canvas.getByRole('button', save))
  await userEvent.click(await canvas.findByRole('button', { name: 'Modifier de nouveau' }))
  await waitFor(() => expect(question).toHaveValue('Une question changée ?'))
  await expect(question).toHaveFocus()
  await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull()
  await userEvent.type(question, ' Oui.')
  await userEvent.click(canvas.getByRole('button', save))
  await waitFor(() => expect(server.writes).toHaveLength(2))
  await expect(server.writes[1]).toMatchObject({ method: 'PUT', path: '/api/Faq/1' })
})

/** A FAQ that is deleted elsewhere leaves the form with what was typed, and a save says why it fails. */
export const FaqDeletedElsewhere: Story = createStory(someFaq, async (context, server) => {
  const { canvas, userEvent } = context
  const question = await canvas.findByLabelText('Question')
  await setText(context, question, 'Encore là ?')
  await server.send('DELETE', '/api/Faq/1')
  await readAgain(server, '/api/Faq')
  await userEvent.click(canvas.getByRole('button', save))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('n’existe plus')
  await expect(canvas.getByLabelText('Question')).toHaveValue('Encore là ?')
})

async function createPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'point.png', { type: 'image/png' })
}

/** Chooses a picture with the button of the editor, whose panel then asks for a text. */
async function openPicturePanel({ canvas, canvasElement }: Context): Promise<HTMLElement> {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Insérer une image' })).toBeEnabled(),
  )
  const input = canvasElement.querySelector<HTMLInputElement>(
    'input[aria-label="Insérer une image"]',
  )
  const files = new DataTransfer()
  files.items.add(await createPicture())
  if (input === null) throw new Error('The editor has no input for files.')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return canvas.findByLabelText('Ce que montre l’image')
}

export const SavedWithOpenPicturePanel: Story = createStory(newArticle, async (context, server) => {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Titre'), 'Un article')
  await userEvent.type(await openPicturePanel(context), 'Un point')
  await userEvent.click(canvas.getByRole('button', create))
  await waitFor(() => expect(server.writes).toHaveLength(1))
  await expect(server.writes[0]?.body).toMatchObject({
    content: expect.stringMatching(/<img src="data:image\/png;base64,[^"]+" alt="Un point"/),
  })
})

export const LeftWithOpenPicturePanel: Story = createStory(newArticle, async (context) => {
  await context.canvas.findByLabelText('Titre')
  await openPicturePanel(context)
  const dialog = within(await expectQuestion(context))
  await context.userEvent.click(dialog.getByRole('button', { name: 'Rester sur la fiche' }))
})

/** A link that cannot be applied, as one with a script, stops the save, at its field (spec 5.5). */
export const SavedWithOpenLinkPanel: Story = createStory(newArticle, async (context, server) => {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Titre'), 'Un article')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Insérer un lien' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Insérer un lien' }))
  const url = await canvas.findByLabelText('Adresse du lien')
  await userEvent.type(url, 'javascript:alert(1)')
  await userEvent.click(canvas.getByRole('button', create))
  await waitFor(() => expect(url).toHaveAttribute('aria-invalid', 'true'))
  await expect(url).toHaveFocus()
  await expect(server.writes).toHaveLength(0)
  await setText(context, url, 'www.exemple.be')
  await userEvent.click(canvas.getByRole('button', create))
  await waitFor(() => expect(server.writes).toHaveLength(1))
  await expect(server.writes[0]?.body).toMatchObject({
    content: expect.stringContaining('href="https://www.exemple.be"'),
  })
})

export const LevelSavedWithOpenPicturePanel: Story = createStory(
  '/admin/interventions/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 2' }))
    await openPicturePanel(context)
    const level = within(canvas.getByRole('group', { name: 'Modifier le niveau' }))
    await userEvent.click(level.getByRole('button', save))
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'Modifier le niveau' })).toBeNull(),
    )
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(JSON.stringify(server.writes[0]?.body)).toContain('data:image/png;base64,')
  },
)

/** Types into a text. What follows in the same task comes before the editor has passed it on. */
function typeInto(box: HTMLElement, text: string): void {
  box.focus()
  document.execCommand('insertText', false, text)
}

/** The last word of a text is saved, although the editor passes its edits on late. */
export const SavedWithTheLastWord: Story = createStory(newArticle, async (context, server) => {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Titre'), 'Un article')
  const box = await canvas.findByRole('textbox', { name: 'Contenu' })
  typeInto(box, 'Le dernier mot')
  box.closest('form')?.requestSubmit()
  await waitFor(() => expect(server.writes).toHaveLength(1))
  await expect(server.writes[0]?.body).toMatchObject({ content: '<p>Le dernier mot</p>' })
})

/** A word that is typed just before the server answers is newer input. */
export const TypedAsTheServerAnswers: Story = createStory(
  `${newArticle}/1`,
  async (context, server) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Titre'), ' !')
    const box = await canvas.findByRole('textbox', { name: 'Contenu' })
    const release = server.hold()
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    box.focus()
    getSelection()?.collapse(box.querySelector('p')?.firstChild ?? null, 0)
    document.execCommand('insertText', false, 'Voici. ')
    release()
    await expect(await canvas.findByText('Modifications non enregistrées')).toBeVisible()
    await expect(await canvas.findByText('L’article est modifié.')).toBeInTheDocument()
    await expect(box).toHaveTextContent('Voici. ')
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(2))
    await expect(JSON.stringify(server.writes[1]?.body)).toContain('Voici. ')
  },
)

/** Leaving asks about the last word, and keeps it in the draft, which is deleted once it is saved. */
export const LeftWithTheLastWord: Story = createStory(newArticle, async (context) => {
  const { canvas, userEvent } = context
  await canvas.findByLabelText('Titre')
  typeInto(await canvas.findByRole('textbox', { name: 'Contenu' }), 'Le dernier mot')
  // Without the focus, as Alt + ← does.
  canvas.getByRole('link', { name: 'Retour' }).click()
  const dialog = within(await canvas.findByRole('dialog', { name: /^Quitter sans enregistrer/ }))
  await userEvent.click(dialog.getByRole('button', { name: /brouillon/ }))
  await userEvent.click(await canvas.findByRole('link', { name: 'Ajouter un article' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveTextContent('Le dernier mot'),
  )
  await expect(await listDraftKeys()).toEqual([getDraftKey('articles', {})])
  await userEvent.type(canvas.getByLabelText('Titre'), 'Un article')
  await userEvent.click(canvas.getByRole('button', create))
  await canvas.findByRole('rowheader', { name: /^Un article/ })
  await waitFor(async () => expect(await listDraftKeys()).toEqual([]))
})

/** A level is saved with the last word of its description. */
export const LevelSavedWithTheLastWord: Story = createStory(
  '/admin/interventions/formulaire/1',
  async ({ canvas, userEvent }, server) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 2' }))
    const box = await canvas.findByRole('textbox', { name: 'Description complète' })
    const level = within(canvas.getByRole('group', { name: 'Modifier le niveau' }))
    typeInto(box, 'Le dernier mot ')
    level.getByRole('button', save).click()
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'Modifier le niveau' })).toBeNull(),
    )
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(JSON.stringify(server.writes[0]?.body)).toContain('Le dernier mot ')
  },
)

/** What is typed during a save stays in the form, with the focus. 'Changed elsewhere' is announced after a save, too. */
export const ChangedElsewhereAfterASave: Story = createStory(
  `${newCountry}/1`,
  async (context, server) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Titre')
    await setText(context, name, 'Belgique fédérale')
    const release = server.hold()
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await setText(context, name, 'Royaume de Belgique')
    release()
    await expect(await canvas.findByText('Le pays est modifié.')).toBeInTheDocument()
    await expect(name).toHaveValue('Royaume de Belgique')
    await expect(name).toHaveFocus()
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible()
    await expect(server.writes[0]?.body).toMatchObject({ name: 'Belgique fédérale' })
    await expect(canvas.queryByText(/^Cette fiche a changé/)).toBeNull()
    await server.send('PUT', '/api/Country/1', { id: 1, name: 'Une autre', code: 'BE' })
    await readAgain(server, '/api/Country/1')
    await expect(await canvas.findByText(/^Cette fiche a changé/)).toBeVisible()
  },
)

/** A record is created and edited again without its list in between. */
export const SavedAndStays: Story = createStory(newCountry, async (context, server) => {
  const { canvas, userEvent } = context
  const stay = { name: 'Enregistrer et rester' }
  const name = await fillCountry(context)
  await userEvent.click(canvas.getByRole('button', stay))
  await expect(await canvas.findByText('Le pays est créé.')).toBeInTheDocument()
  await expect(await canvas.findByRole('button', save)).toBeVisible()
  await expect(name).toHaveValue('Sénégal')
  await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull()
  await setText(context, name, 'République du Sénégal')
  await userEvent.click(canvas.getByRole('button', stay))
  await waitFor(() => expect(server.writes).toHaveLength(2))
  await expect(server.writes[1]).toMatchObject({
    method: 'PUT',
    body: { name: 'République du Sénégal', code: 'SN' },
  })
  await waitFor(() => expect(canvas.queryByText('Modifications non enregistrées')).toBeNull())
})
/** A question that is saved empties its form (spec 4), unless it is to stay. */
export const FaqSavedAndStays: Story = createStory(someFaq, async (context, server) => {
  const { canvas, userEvent } = context
  const question = await canvas.findByLabelText('Question')
  await setText(context, question, 'Combien de temps ?')
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer et rester' }))
  await waitFor(() => expect(server.writes).toHaveLength(1))
  await waitFor(() => expect(canvas.queryByText('Modifications non enregistrées')).toBeNull())
  await expect(question).toHaveValue('Combien de temps ?')
})

/** What two people change in different fields is kept, and said. Only the same field asks, word by word. */
export const TwoPeople: Story = createStory(`${newCountry}/1`, async (context, server) => {
  const { canvas, userEvent, step } = context
  const name = await canvas.findByLabelText('Titre')
  const change = (body: object) => server.send('PUT', '/api/Country/1', { id: 1, ...body })
  await step('another field', async () => {
    await change({ name: 'Belgique', code: 'BX' })
    await setText(context, name, 'Royaume de Belgique')
    const release = server.hold()
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(server.writes[0]?.body).toMatchObject({ name: 'Royaume de Belgique', code: 'BX' })
    await expect(canvas.getByLabelText('Code')).toHaveValue('BX')
    await setText(context, name, 'La Belgique')
    release()
    await expect(
      await canvas.findByText('Quelqu’un d’autre avait changé : Code. C’est gardé.'),
    ).toBeInTheDocument()
  })
  await step('the same field, and another', async () => {
    await change({ name: 'Le Royaume', code: 'BY' })
    await userEvent.click(canvas.getByRole('button', save))
    const dialog = within(await canvas.findByRole('dialog', { name: /^Cette fiche a changé/ }))
    await expect(dialog.getByRole('region', { name: 'Titre' })).toHaveTextContent('Belgique')
    await expect(dialog.queryByRole('region', { name: 'Code' })).toBeNull()
    await expect(dialog.getByText(/^Gardé de l’autre personne : Code\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la mienne' }))
    await waitFor(() => expect(server.writes).toHaveLength(2))
    await expect(server.writes[1]?.body).toMatchObject({ name: 'La Belgique', code: 'BY' })
  })
})
/** The question as it is asked, with a field that only the other person changed. */
export const SameField: Story = createStory(`${newCountry}/1`, async (context, server) => {
  const { canvas, userEvent } = context
  await setText(context, await canvas.findByLabelText('Titre'), 'Belgique unie')
  await server.send('PUT', '/api/Country/1', { id: 1, name: 'Belgique libre', code: 'BX' })
  await userEvent.click(canvas.getByRole('button', save))
  const dialog = await canvas.findByRole('dialog', { name: /^Cette fiche a changé/ })
  const title = within(within(dialog).getByRole('region', { name: 'Titre' }))
  await expect(title.getByRole('deletion')).toHaveTextContent(/^supprimé libre fin/)
  await expect(title.getByRole('insertion')).toHaveTextContent(/^ajouté unie fin/)
})
const storyLevel = (levelNumber: number, title: string) => ({
  id: levelNumber,
  levelNumber,
  title,
  summary: 'Résumé',
  fullDescription: '<p>Texte</p>',
  serviceFee: { amount: 10, currency: 'EUR' },
})
/** The title of the second level as the server has it. */
let secondTitle = 'Dossier'
/** Two people at two levels of one intervention: both keep theirs, and nobody is asked. */
export const TwoPeopleAtLevels: Story = {
  ...createStory(
    '/admin/interventions/formulaire/1',
    async (context, server) => {
      const { canvas, userEvent } = context
      await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 1' }))
      await setText(context, await canvas.findByLabelText('Titre'), 'Mon titre{Enter}')
      await canvas.findByRole('heading', { name: 'Niveau 1 - Mon titre' })
      secondTitle = 'Leur titre'
      await userEvent.click(canvas.getByRole('button', save))
      await waitFor(() => expect(server.writes).toHaveLength(1))
      await expect(server.writes[0]?.body).toMatchObject({
        serviceLevels: [{ title: 'Mon titre' }, { title: 'Leur titre' }],
      })
    },
    (request) =>
      request.method === 'GET' && request.url.endsWith('/api/Intervention/1')
        ? Response.json({
            id: 1,
            countryId: 1,
            visaId: 1,
            serviceLevels: [storyLevel(1, 'Conseil'), storyLevel(2, secondTitle)],
          })
        : undefined,
  ),
  beforeEach: () => {
    secondTitle = 'Dossier'
  },
}
/** What was changed elsewhere does not clash: it can be taken over before anything is saved. */
export const NothingClashes: Story = createStory(`${newCountry}/1`, async (context, server) => {
  const { canvas, userEvent } = context
  await setText(context, await canvas.findByLabelText('Titre'), 'La Belgique')
  await server.send('PUT', '/api/Country/1', { id: 1, name: 'Belgique', code: 'BX' })
  await readAgain(server, '/api/Country/1')
  await userEvent.click(await canvas.findByRole('button', { name: 'Comparer les deux versions' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre ces changements' }))
  await expect(canvas.getByLabelText('Code')).toHaveValue('BX')
  await expect(canvas.getByLabelText('Titre')).toHaveValue('La Belgique')
  await expect(server.writes).toHaveLength(0)
})
/** The other person's words replace only those that both changed, and what they replace is kept. */
export const TheirsIsKept: Story = createStory(`${newCountry}/1`, async (context, server) => {
  const { canvas, userEvent } = context
  await setText(context, await canvas.findByLabelText('Titre'), 'La Belgique')
  await setText(context, canvas.getByLabelText('Code'), 'BZ')
  await server.send('PUT', '/api/Country/1', { id: 1, name: 'Le Royaume', code: 'BE' })
  await userEvent.click(canvas.getByRole('button', save))
  await userEvent.click(await canvas.findByRole('button', { name: 'Garder celle du serveur' }))
  await expect(canvas.getByLabelText('Titre')).toHaveValue('Le Royaume')
  await expect(canvas.getByLabelText('Code')).toHaveValue('BZ')
  await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible()
  await canvas.findByText(/^Ce que vous aviez saisi n’est pas perdu/)
  const { versions } = await readVersions('countries/1')
  await expect(versions[0]?.values).toEqual({ name: 'La Belgique', code: 'BZ' })
})

/** The currency of a record stays, though the form does not offer it. */
export const UnknownCurrency: Story = createStory(
  '/admin/interventions/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 1' }))
    await expect(await canvas.findByLabelText(/^Devise/)).toHaveDisplayValue('XOF')
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(server.writes[0]?.body).toMatchObject({
      serviceLevels: [{ serviceFee: { currency: 'XOF' } }],
    })
    await expect(await canvas.findByText('L’intervention est modifiée.')).toBeInTheDocument()
  },
  (request) =>
    request.method === 'GET' && request.url.endsWith('/api/Intervention/1')
      ? Response.json({
          id: 1,
          countryId: 1,
          visaId: 1,
          serviceLevels: [
            {
              id: 1,
              levelNumber: 1,
              title: 'Conseil',
              serviceFee: { amount: 10, currency: 'XOF' },
            },
          ],
        })
      : undefined,
)

const articleWithTagNames = (request: Request) =>
  request.method === 'GET' && request.url.endsWith('/api/Articles/1')
    ? Response.json({ id: 1, title: 'Un article', tags: ['refus', 'disparu'] })
    : undefined

/** Tags that a server gives by their names are kept: one without an id stops the save. */
export const TagsByName: Story = createStory(
  '/admin/articles/formulaire/1',
  async ({ canvas, userEvent }, server) => {
    await expect(await canvas.findByRole('checkbox', { name: 'refus' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'disparu' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', save))
    await expect(await canvas.findByRole('group', { name: 'Un champ est à revoir' })).toHaveFocus()
    await expect(server.writes).toHaveLength(0)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'disparu' }))
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(server.writes[0]?.body).toMatchObject({ tagIds: [2] })
    await expect(await canvas.findByText('L’article est modifié.')).toBeInTheDocument()
  },
  articleWithTagNames,
)
export const TagsByNameWithoutList: Story = createStory(
  '/admin/articles/formulaire/1',
  async ({ canvas, userEvent }, server) => {
    await expect(await canvas.findByRole('checkbox', { name: 'refus' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', save))
    await expect(await canvas.findByRole('group', { name: 'Un champ est à revoir' })).toHaveFocus()
    await expect(server.writes).toHaveLength(0)
  },
  (request) =>
    request.url.endsWith('/api/Tags')
      ? new Response('', { status: 500 })
      : articleWithTagNames(request),
)

/** The preview names the author that the article will have. */
export const PreviewedAuthor: Story = createStory(newArticle, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Aperçu' }))
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Aperçu pour les visiteurs')
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Auteur'))
  await expect(frame.contentDocument?.body.textContent).not.toContain('Anonyme')
})

async function leave(context: Context, choice: string): Promise<void> {
  const dialog = within(await expectQuestion(context))
  await context.userEvent.click(dialog.getByRole('button', { name: choice }))
  await context.canvas.findByRole('heading', { name: 'Pays', level: 1 })
}
async function openNewCountry({ canvas, userEvent }: Context): Promise<HTMLElement> {
  const [link] = await canvas.findAllByRole('link', { name: 'Ajouter un Pays' })
  await userEvent.click(link ?? document.body)
  return canvas.findByLabelText('Titre')
}

/** 'Quitter sans rien garder' is about what is typed, not about an older draft that is only offered. */
export const OlderDraftStays: Story = createStory(newCountry, async (context) => {
  const { canvas, userEvent } = context
  await fillCountry(context)
  await leave(context, 'Quitter et garder le brouillon')
  await userEvent.type(await openNewCountry(context), 'Autre')
  await canvas.findByText(/^Un brouillon du .* est resté/)
  // The offer is the only draft until it is answered, and says so.
  await expect(await canvas.findByText(/n’est pas gardé sur cet appareil/)).toBeVisible()
  await leave(context, 'Quitter sans rien garder')
  await openNewCountry(context)
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
  await expect(canvas.getByLabelText('Titre')).toHaveValue('Sénégal')
})

/** What was typed before an older draft is taken up is offered in its turn; the dialog says which draft a new one replaces. */
export const TypedBeforeTheDraft: Story = createStory(newCountry, async (context) => {
  const { canvas, userEvent } = context
  await fillCountry(context)
  await leave(context, 'Quitter et garder le brouillon')
  const name = await openNewCountry(context)
  await canvas.findByText(/^Un brouillon du .* est resté/)
  await userEvent.type(name, 'Autre')
  await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le brouillon' }))
  await expect(name).toHaveValue('Sénégal')
  await expect(canvas.getByText(/^Un brouillon du .* est resté/)).toBeVisible()
  const dialog = within(await expectQuestion(context))
  await expect(dialog.getByText(/^Il remplacera le brouillon du /)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Rester sur la fiche' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le brouillon' }))
  await expect(name).toHaveValue('Autre')
  await leave(context, 'Quitter sans rien garder')
  await expect(await listDraftKeys()).toEqual([])
})

/** Two tabs with new countries: neither writes over the draft of the other, which is taken up only when that is asked for. */
export const DraftOfAnotherTab: Story = createStory(newCountry, async (context) => {
  const { canvas, userEvent } = context
  const own = getDraftKey('countries', {})
  const other = 'countries/new#7'
  await canvas.findByLabelText('Titre')
  const values = { name: 'Sénégal', code: 'SN' }
  // It is newer than what is typed here.
  await writeDraft(other, { values, base: {}, savedAt: '2099-11-12T09:05:00.000Z' })
  await userEvent.click(canvas.getByRole('link', { name: 'Retour' }))
  const name = await openNewCountry(context)
  await canvas.findByText(/^Un brouillon du .* est resté/)
  await userEvent.type(name, 'Togo')
  await expect(canvas.queryByText(/n’est pas gardé sur cet appareil/)).toBeNull()
  await leave(context, 'Quitter et garder le brouillon')
  await expect(await listDraftKeys()).toEqual([own, other].toSorted())
  // The one of this tab comes first.
  await openNewCountry(context)
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
  await expect(canvas.getByLabelText('Titre')).toHaveValue('Togo')
  await leave(context, 'Quitter sans rien garder')
  await openNewCountry(context)
  await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
  await expect(canvas.getByLabelText('Titre')).toHaveValue('Sénégal')
  await waitFor(async () => expect(await listDraftKeys()).toEqual([own]))
})

/** A tag that is typed and not added: one of the list is taken at the save, and another one is asked about. */
export const TagTypedAtTheSave: Story = createStory(
  '/admin/articles/formulaire/1',
  async ({ canvas, userEvent }, server) => {
    await canvas.findByRole('checkbox', { name: 'refus' })
    const tag = canvas.getByLabelText('Nouveau tag')
    await userEvent.type(tag, 'permis unique')
    await expect(await canvas.findByText('Modifications non enregistrées')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save))
    await expect(await canvas.findByText(/^Ce tag n’est pas encore dans l’article/)).toBeVisible()
    await expect(tag).toHaveFocus()
    await expect(server.writes).toHaveLength(0)
    await userEvent.clear(tag)
    await userEvent.type(tag, 'Sante')
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(server.writes[0]).toMatchObject({
      method: 'PUT',
      body: { tagIds: expect.arrayContaining([14]) },
    })
  },
)
const writeCountryDraft = (tab: number, name: string, savedAt: string) =>
  writeDraft(`countries/new#${tab}`, { values: { name, code: 'SN' }, base: {}, savedAt })

/** The dashboard leads to one of several drafts of new records, which need not be the newest. */
export const DraftOfItsLink: Story = {
  ...createStory('/admin/countries/formulaire?brouillon=7', async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
    await expect(canvas.getByLabelText('Titre')).toHaveValue('Sénégal')
  }),
  beforeEach: async () => {
    await writeCountryDraft(7, 'Sénégal', '2026-11-12T09:05:00.000Z')
    await writeCountryDraft(8, 'Togo', '2026-11-13T09:05:00.000Z')
  },
}
