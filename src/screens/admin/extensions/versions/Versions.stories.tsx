import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { openDatabase } from '#platform/indexed-db.ts'

import { keepVersion, readSavedIds, readVersions } from './version-store.ts'

/** The versions of a record on the device, in its form. */
const meta = {
  title: 'Screens/Admin/Versions',
  parameters: { layout: 'fullscreen', app: { path: '/admin/countries/formulaire/1' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const record = 'countries/1'
const at = '2026-11-12T09:05:00.000Z'

async function openVersions({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }))
  const dialog = await canvas.findByRole('dialog', { name: 'Versions de cette fiche' })
  return { dialog, ...within(dialog) }
}

/** What this device kept before: it is written once the form has kept what the server has. */
async function keepEarlier({ canvas }: StoryContext, name: string): Promise<void> {
  await canvas.findByLabelText('Titre')
  await waitFor(async () => expect((await readVersions(record)).versions).toHaveLength(1))
  await keepVersion({ record, origin: 'saved', at, values: { name, code: 'BE' } })
}

/** Only what the server has is kept yet, and the form says the same. */
export const OnlyTheServers: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('Titre')
    const dialog = await openVersions(context)
    await expect(
      dialog.getByText('Sur cet appareil seulement ; l’historique d’un collègue n’y est pas.'),
    ).toBeVisible()
    await expect(await dialog.findByText('Ces deux versions disent la même chose.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus()
  },
}
/** A version of another build, which lacks a field of today, says something else than the server. */
export const OlderBuild: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Titre')
    await waitFor(async () => expect((await readVersions(record)).versions).toHaveLength(1))
    await keepVersion({ record, origin: 'saved', at, values: { code: 'BE' } })
    await userEvent.type(name, ' fédérale')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await canvas.findByRole('table')
    await waitFor(async () =>
      expect((await readVersions(record)).versions.map(({ values }) => values['name'])).toEqual([
        'Belgique fédérale',
        'Belgique',
        undefined,
        'Belgique',
      ]),
    )
  },
}
/** A form that a save empties keeps what it has created. */
export const SavedFromEmptiedForm: Story = {
  parameters: { app: { path: '/admin/faqs/formulaire/new?copie=1' } },
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByLabelText('Question')
    await userEvent.clear(question)
    await userEvent.type(question, 'Et après ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Créer' }))
    await canvas.findByText('FAQ créée avec succès !')
    await waitFor(() => expect(question).toHaveValue(''))
    const ids = await waitFor(async () => {
      const saved = [...(await readSavedIds('faqs', new Date(0)))]
      await expect(saved).toHaveLength(1)
      return saved
    })
    const { versions } = await readVersions(`faqs/${ids[0]}`)
    await expect(versions.map(({ values }) => values['question'])).toEqual(['Et après ?'])
  },
}
/** A save is a version; so is what the server had before. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Titre')
    await userEvent.type(name, ' fédérale')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await canvas.findByRole('table')
    await waitFor(async () =>
      expect((await readVersions(record)).versions.map(({ origin }) => origin)).toEqual([
        'saved',
        'server',
      ]),
    )
    const { versions } = await readVersions(record)
    await expect(versions[0]?.values).toEqual({ name: 'Belgique fédérale', code: 'BE' })
  },
}
/** The last version saved here is compared at first. Restoring fills the form as unsaved, and loses nothing that was typed. */
export const Restored: Story = {
  tags: ['state'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await keepEarlier(context, 'Royaume de Belgique')
    const name = canvas.getByLabelText('Titre')
    await userEvent.type(name, ' !')
    const dialog = await openVersions(context)
    await expect(await dialog.findByText('Un champ a changé.')).toBeVisible()
    await expect(dialog.getByLabelText('Comparer')).toHaveDisplayValue(
      /^12\snov\. 2026.* – enregistrée par vous$/,
    )
    await expect(
      dialog.getByText('Ce que vous avez saisi sans l’enregistrer deviendra une version.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Restaurer la version du 12/ }))
    await waitFor(() => expect(name).toHaveValue('Royaume de Belgique'))
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Versions' })).toHaveFocus()
    const { versions } = await readVersions(record)
    await expect(versions[0]).toMatchObject({
      origin: 'replaced',
      values: { name: 'Belgique !' },
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Retour' }))
    await canvas.findByRole('dialog', { name: /^Quitter sans enregistrer/ })
  },
}
/** A device that cannot keep what was typed loses none of it: the form stays as it is. */
export const NotRestored: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await keepEarlier(context, 'Royaume de Belgique')
    const name = canvas.getByLabelText('Titre')
    await userEvent.type(name, ' !')
    const dialog = await openVersions(context)
    const restore = await dialog.findByRole('button', { name: /^Restaurer la version du 12/ })
    const add = spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    try {
      await userEvent.click(restore)
      await expect(await canvas.findByText(/^Rien n’a été restauré/)).toBeVisible()
    } finally {
      add.mockRestore()
    }
    await expect(name).toHaveValue('Belgique !')
  },
}
/** Any two versions can be compared. */
export const AnyTwo: Story = {
  play: async (context) => {
    const { userEvent } = context
    await keepEarlier(context, 'Royaume de Belgique')
    const dialog = await openVersions(context)
    const after = await dialog.findByLabelText('avec')
    await userEvent.selectOptions(
      after,
      dialog.getAllByRole('option', { name: /serveur$/ })[1] ?? '',
    )
    await expect(dialog.getByRole('deletion')).toHaveTextContent('Royaume de')
    await userEvent.selectOptions(
      dialog.getByLabelText('Comparer'),
      dialog.getAllByRole('option', { name: 'Le formulaire, en ce moment' })[0] ?? '',
    )
    await expect(dialog.getByText('Ces deux versions disent la même chose.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Restaurer/ })).toBeNull()
  },
}
/** What another build, or somebody else, has written is counted and not shown. */
export const Unreadable: Story = {
  play: async (context) => {
    await keepEarlier(context, 'Royaume de Belgique')
    const database = await openDatabase('droit-de-cite-versions', () => undefined)
    await database.add('versions', { record, origin: 'saved', at, values: 'x', pictures: [] })
    await database.add('versions', { record, origin: 'saved', at: '<b>', values: {}, pictures: [] })
    await keepVersion({ record, origin: 'saved', at, values: { name: 7 } })
    database.close()
    const dialog = await openVersions(context)
    await expect(await dialog.findByText(/^3 versions n’ont pas pu être lues/)).toBeVisible()
    await expect(dialog.getByText('Un champ a changé.')).toBeVisible()
  },
}
/** Pictures are kept once, and come back with their version. */
export const PicturesOnce: Story = {
  parameters: { app: { path: '/admin/countries' } },
  play: async () => {
    const picture = `data:image/png;base64,${'A'.repeat(4000)}`
    const keep = (name: string) =>
      keepVersion({
        record,
        origin: 'saved',
        at,
        values: { name, content: `<img src="${picture}">` },
      })
    await keep('a')
    await keep('b')
    await keep('b')
    const database = await openDatabase('droit-de-cite-versions', () => undefined)
    await expect(await database.count('pictures')).toBe(1)
    const { versions } = await readVersions(record)
    await expect(versions.map(({ values }) => values)).toEqual([
      { name: 'b', content: `<img src="${picture}">` },
      { name: 'a', content: `<img src="${picture}">` },
    ])
    // Thirty others take its last uses away.
    for (let count = 0; count < 30; count += 1) {
      await keepVersion({ record, origin: 'saved', at, values: { name: String(count) } })
    }
    await expect((await readVersions(record)).versions).toHaveLength(30)
    await expect(await database.count('pictures')).toBe(0)
    database.close()
  },
}

function keepName(key: string, name: string) {
  return keepVersion({ record: key, origin: 'saved', at, values: { name } })
}
async function getNames(key: string): Promise<unknown[]> {
  return (await readVersions(key)).versions.map(({ values }) => values['name'])
}

/** Refuses the next additions, as a full device does. */
function fillDevice(times: number) {
  const spy = spyOn(IDBObjectStore.prototype, 'add')
  for (let count = 0; count < times; count += 1) {
    spy.mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  }
  return spy
}
/** On a full device, the oldest versions of other records go first. */
export const Full: Story = {
  parameters: { app: { path: '/admin/countries' } },
  play: async () => {
    await keepName('visas/1', 'a')
    await keepName('visas/1', 'b')
    await keepName(record, 'c')
    const device = fillDevice(1)
    await expect(await keepName(record, 'd')).toBe('kept')
    device.mockRestore()
    await expect(await getNames('visas/1')).toEqual(['b'])
    await expect(await getNames(record)).toEqual(['d', 'c'])
  },
}
/** A device without room loses no save, and says so. */
export const FullForEver: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Titre')
    await waitFor(async () => expect((await readVersions(record)).versions).toHaveLength(1))
    await userEvent.type(name, ' fédérale')
    const device = fillDevice(100)
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByText('Le pays est modifié.')).toBeVisible()
    await expect(
      await canvas.findByText(/^L’enregistrement est fait, mais l’appareil/),
    ).toBeVisible()
    device.mockRestore()
  },
}
/** Without storage, forms work, and the dialog says why it is empty. */
export const Refused: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('Titre')
    const storage = spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('No', 'InvalidStateError')
    })
    const dialog = await openVersions(context)
    await expect(await dialog.findByText(/^Ce navigateur ne permet pas/)).toBeVisible()
    storage.mockRestore()
  },
}
/** A level that the server no longer has comes back as a new one. */
export const LevelBack: Story = {
  parameters: { app: { path: '/admin/interventions/formulaire/1' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer le niveau 4' }))
    const question = within(await canvas.findByRole('dialog', { name: 'Supprimer le niveau' }))
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }))
    const dialog = await openVersions(context)
    await expect(await dialog.findByRole('heading', { level: 4 })).toHaveTextContent(
      /^Niveau 4 - .*supprimé$/,
    )
    await userEvent.click(dialog.getByRole('button', { name: /^Restaurer/ }))
    await expect(await canvas.findByRole('button', { name: 'Supprimer le niveau 4' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Modifications non enregistrées')).toBeNull())
  },
}
