import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { writeDraft } from '../../core/form/draft-storage.ts'
import { keepVersion, readDeleted } from './version-store.ts'

/** A record that was deleted on this device can be created again for 30 days, with a new number. */
const meta = {
  title: 'Screens/Admin/Creating a deleted record again',
  parameters: { layout: 'fullscreen', app: { path: '/admin/faqs' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const confirm = { name: 'Ouvrir le formulaire rempli' }

async function deleteFirst({ canvas, userEvent }: StoryContext): Promise<void> {
  const [menu] = await canvas.findAllByRole('button', { name: /^Autres actions/ })
  if (menu !== undefined) await userEvent.click(menu)
  await userEvent.click(canvas.getByRole('button', { name: /^Supprimer .*\?$/ }))
  const question = within(await canvas.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Supprimer' }))
}

/** From the toast to the form, which is filled and not saved; a save gives a new number and ends the offer. */
export const FromTheToast: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await deleteFirst(context)
    const messages = within(await canvas.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await messages.findByRole('link', { name: 'Recréer' }))
    const dialog = within(await canvas.findByRole('dialog', { name: /^Recréer «/ }))
    await expect(dialog.getByText(/^La fiche portait le nº 1/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    const [deleted] = (await readDeleted(new Date(0))).versions
    await userEvent.click(dialog.getByRole('link', confirm))
    await expect(await canvas.findByText(/^Ce formulaire reprend la fiche du/)).toBeVisible()
    await expect(canvas.getByLabelText('Question')).toHaveValue(String(deleted?.values['question']))
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await expect(await canvas.findByText('FAQ créée avec succès !')).toBeVisible()
    await waitFor(async () => expect((await readDeleted(new Date(0))).versions).toEqual([]))
  },
}
/** A draft that takes its place is what is saved then: the deleted record can still be created again. */
export const DraftInstead: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await writeDraft('faqs/new', {
      values: { question: 'Où écrire ?', response: 'Au cabinet.', countryId: '1', visaId: 'other' },
      base: {},
      savedAt: '2026-11-12T09:05:00.000Z',
    })
    await deleteFirst(context)
    const messages = within(await canvas.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await messages.findByRole('link', { name: 'Recréer' }))
    await userEvent.click(await canvas.findByRole('link', confirm))
    await expect(await canvas.findByText(/^Ce formulaire reprend la fiche du/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre le brouillon' }))
    await expect(canvas.getByLabelText('Question')).toHaveValue('Où écrire ?')
    await expect(canvas.queryByText(/^Ce formulaire reprend la fiche du/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await expect(await canvas.findByText('FAQ créée avec succès !')).toBeVisible()
    await expect((await readDeleted(new Date(0))).versions).toHaveLength(1)
  },
}
/** Below the list. */
export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await deleteFirst(context)
    await userEvent.click(await canvas.findByText('Supprimés sur cet appareil (1)'))
    const button = canvas.getByRole('button', { name: /^Recréer «/ })
    await expect(button).toBeVisible()
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog', { name: /^Recréer «/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await expect(button).toHaveFocus()
  },
}
export const ListedPhone: Story = { ...Listed, globals: { viewport: { value: 'phone' } } }

/** What a list shows of a country that was deleted after its visa. */
async function keepDeleted(): Promise<void> {
  const at = new Date().toISOString()
  const keep = (record: string, name: string, values: Record<string, unknown>, dependents = {}) =>
    keepVersion({ record, origin: 'deleted', at, name, values: { ...values, name }, ...dependents })
  await keep('visas/900', 'Visa étudiant', { countryId: 901 })
  await keep(
    'countries/901',
    'Sénégal',
    { code: 'SN' },
    { dependents: [{ entity: 'faqs', records: [{ id: 3, name: 'Combien de temps ?' }] }] },
  )
}
/** What hung on it is said beforehand: what was deleted too, and what referred to it. */
export const WithDependents: Story = {
  parameters: { app: { path: '/admin/countries' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await keepDeleted()
    await userEvent.click(await canvas.findByText('Supprimés sur cet appareil (1)'))
    await userEvent.click(canvas.getByRole('button', { name: /^Recréer «\sSénégal/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: /^Recréer «/ }))
    await expect(dialog.getByText('Visa étudiant (supprimé aussi)')).toBeVisible()
    await expect(dialog.getByText('Combien de temps ?')).toBeVisible()
    await userEvent.click(dialog.getByRole('link', confirm))
    await waitFor(() => expect(canvas.getByLabelText('Titre')).toHaveValue('Sénégal'))
    await expect(canvas.getByLabelText('Code')).toHaveValue('SN')
  },
}
function keepAt(record: string, at: string) {
  return keepVersion({ record, origin: 'deleted', at, name: record, values: { name: record } })
}
/** After 30 days it is gone, from the device too. */
export const TooLate: Story = {
  parameters: { app: { path: '/admin/countries' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await keepAt('countries/900', new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString())
    await keepAt('countries/901', new Date().toISOString())
    await expect(await canvas.findByText('Supprimés sur cet appareil (1)')).toBeVisible()
    await expect(canvas.getByText('countries/901')).toBeInTheDocument()
    await expect(canvas.queryByText('countries/900')).toBeNull()
  },
}
/** What was kept and can no longer be read is said. */
export const Unreadable: Story = {
  parameters: { app: { path: '/admin/countries' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await keepVersion({
      record: 'countries/901',
      origin: 'deleted',
      at: new Date().toISOString(),
      name: 'Sénégal',
      values: { name: 7, code: [] },
    })
    await userEvent.click(await canvas.findByText('Supprimés sur cet appareil (1)'))
    await userEvent.click(canvas.getByRole('button', { name: /^Recréer «/ }))
    await userEvent.click(await canvas.findByRole('link', confirm))
    await expect(await canvas.findByText('La fiche supprimée n’a pas pu être relue')).toBeVisible()
  },
}
/** A record that somebody else has deleted: the device still has the version that it saw last. */
export const DeletedElsewhere: Story = {
  parameters: { app: { path: '/admin/countries/formulaire/900' } },
  play: async ({ canvas, userEvent }) => {
    await keepVersion({
      record: 'countries/900',
      origin: 'server',
      at: new Date().toISOString(),
      values: { name: 'Sénégal', code: 'SN' },
    })
    await expect(await canvas.findByRole('heading', { name: 'Pays introuvable' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Recréer' }))
    await waitFor(() => expect(canvas.getByLabelText('Titre')).toHaveValue('Sénégal'))
  },
}
/** After several deletions, the toast leads to the list of them. */
export const Several: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const boxes = await canvas.findAllByRole('checkbox', { name: /\?$/ })
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la sélection' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Les recréer' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Recréer «/ })).toHaveLength(2),
    )
    await expect(
      canvas.getByText('Supprimés sur cet appareil (2)').closest('summary'),
    ).toHaveFocus()
  },
}
