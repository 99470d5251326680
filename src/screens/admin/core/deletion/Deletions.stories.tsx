import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { createServerStory } from '../form/story-server.fixture.ts'

/** A record is deleted from each list, after a question that names it (spec 2.13.10, 4.16). */
const meta = {
  title: 'Screens/Admin/Deletions',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext

const confirm = { name: 'Supprimer' }
const cancel = { name: 'Annuler' }

const findQuestion = ({ canvas }: Context) =>
  canvas.findByRole('alertdialog', { name: 'Confirmer la suppression' })
/** What the menu of a row is called; its title may be only the beginning. */
const menuOf = (title: string) => ({
  name: (name: string) => name.startsWith(`Autres actions\u00a0: ${title}`),
})

/** From the menu of a row to the question. */
async function ask(context: Context, title: string): Promise<HTMLElement> {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', menuOf(title)))
  await userEvent.click(canvas.getByRole('button', { name: /^Supprimer / }))
  return findQuestion(context)
}
async function readFirstName({ canvas }: Context): Promise<string> {
  const [first] = await canvas.findAllByRole('rowheader')
  // Before it, the name of the column, which only a phone shows.
  return first?.lastElementChild?.textContent?.trim() ?? ''
}
/** What is compared with a text has no no-break spaces. */
const toPlain = (text: string) => text.replaceAll(/\s+/g, ' ')
const isClosed = ({ canvas }: Context) =>
  waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())

/** A click outside cancels, a double click sends one request (spec 2.13.10, 4.16, 7.21). */
export const Article: Story = createServerStory(
  '/admin/articles?statut=publie',
  async (context, server) => {
    const { canvas } = context
    const title = await readFirstName(context)
    const question = await ask(context, title)
    await expect(question).toHaveTextContent(
      `Êtes-vous sûr de vouloir supprimer l'article "${toPlain(title)}" ?`,
    )
    await expect(question).toHaveTextContent('Cette action est irréversible.')
    await waitFor(() => expect(within(question).getByRole('button', cancel)).toHaveFocus())
    question.click()
    await isClosed(context)
    await expect(canvas.getByRole('button', menuOf(title))).toHaveFocus()

    const button = within(await ask(context, title)).getByRole('button', confirm)
    button.click()
    button.click()
    await isClosed(context)
    await expect(
      await canvas.findByText(`Suppression faite : ${toPlain(title)}`),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: title })).toBeNull())
    await expect(server.writes).toEqual([
      expect.objectContaining({
        method: 'DELETE',
        path: expect.stringMatching(/^\/api\/Articles\/\d+$/),
      }),
    ])
  },
)
/** Only the dialog of articles closes on a click outside (spec 4.16, 7.16). */
export const Intervention: Story = createServerStory(
  '/admin/interventions?pays=belgique&q=court',
  async (context, server) => {
    const { canvas, userEvent } = context
    const title = 'Visa court séjour'
    const question = await ask(context, title)
    await expect(question).toHaveTextContent(
      "Êtes-vous sûr de vouloir supprimer l'intervention Visa court séjour – Belgique ?",
    )
    question.click()
    await expect(question).toBeVisible()
    await userEvent.click(within(question).getByRole('button', confirm))
    await waitFor(() => expect(canvas.queryByRole('button', menuOf(title))).toBeNull())
    await expect(server.writes).toEqual([
      expect.objectContaining({
        method: 'DELETE',
        path: expect.stringMatching(/^\/api\/Intervention\/\d+$/),
      }),
    ])
  },
)
/** (spec 7.28) */
export const Question: Story = createServerStory('/admin/faqs', async (context, server) => {
  const { canvas, userEvent } = context
  const title = await readFirstName(context)
  const question = await ask(context, title)
  await expect(question).toHaveTextContent(
    `Êtes-vous sûr de vouloir supprimer la FAQ : ${toPlain(title)} ?`,
  )
  await userEvent.click(within(question).getByRole('button', cancel))
  await isClosed(context)
  await expect(server.writes).toEqual([])
  await userEvent.click(within(await ask(context, title)).getByRole('button', confirm))
  await isClosed(context)
  await waitFor(() => expect(canvas.queryByRole('rowheader', { name: title })).toBeNull())
  await expect(server.writes).toMatchObject([{ method: 'DELETE', path: '/api/Faq/1' }])
})
/** The dialog names what refers to a visa, and the server refuses. */
export const UsedVisa: Story = createServerStory(
  '/admin/visas?pays=suisse',
  async (context, server) => {
    const { canvas, userEvent } = context
    const title = 'Visa étudiant'
    const question = within(await ask(context, title))
    await expect(await question.findByText(/1 intervention/)).toBeVisible()
    await userEvent.click(question.getByRole('button', confirm))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'D’autres éléments s’y rattachent encore',
    )
    await userEvent.click(question.getByRole('button', cancel))
    await isClosed(context)
    await expect(canvas.getByRole('button', menuOf(title))).toBeVisible()
    await expect(server.writes).toHaveLength(1)
  },
)
/** (spec 7.11) */
export const UnusedVisa: Story = createServerStory(
  '/admin/visas/formulaire?pays=1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Créer un visa' })
    await userEvent.type(await canvas.findByLabelText('Nom'), 'Visa de travail')
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    const title = 'Visa de travail'
    const question = within(await ask(context, title))
    await expect(await question.findByText('Rien d’autre ne s’y rattache.')).toBeVisible()
    await userEvent.click(question.getByRole('button', confirm))
    await isClosed(context)
    await waitFor(() => expect(canvas.queryByRole('button', menuOf(title))).toBeNull())
    await expect(server.writes).toMatchObject([
      { method: 'POST' },
      { method: 'DELETE', path: expect.stringMatching(/^\/api\/Visas\/\d+$/) },
    ])
  },
)
/** The dialog lists what succeeded and what failed (spec 7.5). */
export const Countries: Story = createServerStory(
  '/admin/countries/formulaire',
  async (context, server) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Portugal')
    await userEvent.type(canvas.getByLabelText('Code'), 'PT')
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    for (const name of ['Portugal', 'Belgique'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Sélectionner ${name}` }))
    await expect(canvas.getByText('2 lignes sélectionnées')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la sélection' }))
    const question = await findQuestion(context)
    await expect(question).toHaveTextContent('Êtes-vous sûr de vouloir supprimer ces 2 pays ?')
    await expect(await within(question).findByText(/\d+ visas/)).toBeVisible()
    await userEvent.click(within(question).getByRole('button', confirm))
    const alert = await within(question).findByRole('alert')
    await expect(alert).toHaveTextContent('1 sur 2 supprimés.')
    await expect(alert).toHaveTextContent('Belgique : D’autres éléments')
    await expect(server.writes.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['DELETE /api/Country/1', 'DELETE /api/Country/7']),
    )
    await expect(server.writes).toHaveLength(3)
    await userEvent.click(within(question).getByRole('button', cancel))
    await isClosed(context)
    await waitFor(() => expect(canvas.queryByRole('button', menuOf('Portugal'))).toBeNull())
    await expect(canvas.getByRole('button', menuOf('Belgique'))).toBeEnabled()
  },
)
