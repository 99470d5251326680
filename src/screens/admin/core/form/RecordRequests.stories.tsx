import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { addExif, exif } from '#content/picture.fixture.ts'

import { createServerStory as createStory } from './story-server.fixture.ts'

/** What each form sends, to the last field, and that it sends back unchanged what nobody changed. */
const meta = {
  title: 'Screens/Admin/What a form sends',
  tags: ['check'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext

const save = { name: 'Modifier' }
const create = { name: 'Créer' }
const level = { name: /^Niveau \d - / }

async function setText({ userEvent }: Context, field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
async function write({ canvas }: Context, text: string, name = 'Contenu'): Promise<void> {
  const box = await canvas.findByRole('textbox', { name })
  box.focus()
  document.execCommand('insertText', false, text)
}
async function choose({ canvas, userEvent }: Context, list: string, choice: string): Promise<void> {
  const select = canvas.getByLabelText(list)
  await within(select).findByRole('option', { name: choice })
  await userEvent.selectOptions(select, choice)
}
const findImageInput = ({ canvas }: Context) =>
  canvas.findByLabelText(/^Image/, { selector: 'input[accept="image/*"]' })

async function createPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1)
  // Without a context, there is nothing to encode.
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'point.png', { type: 'image/png' })
}

/** Two clicks before the next render send one request; then the list is shown (spec 2.13.8, 2.1.18, 4.14, 5.9, 7.3). */
export const NewCountry: Story = createStory(
  '/admin/countries/formulaire',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { level: 1, name: 'Créer un pays' })
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Sénégal')
    await userEvent.type(canvas.getByLabelText('Code'), 'SN')
    const button = canvas.getByRole('button', create)
    button.click()
    button.click()
    await expect(await canvas.findByText('Le pays est créé.')).toBeInTheDocument()
    await expect(await canvas.findByRole('rowheader', { name: /^Sénégal/ })).toBeVisible()
    await expect(server.writes).toEqual([
      { method: 'POST', path: '/api/Country', body: { name: 'Sénégal', code: 'SN' } },
    ])
  },
)
/** (spec 7.2, 7.4) */
export const ChangedCountry: Story = createStory(
  '/admin/countries/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Titre')
    await expect(name).toHaveValue('Belgique')
    await setText(context, name, 'Royaume de Belgique')
    await userEvent.click(canvas.getByRole('button', save))
    await expect(
      await canvas.findByRole('rowheader', { name: /^Royaume de Belgique/ }),
    ).toBeVisible()
    await expect(server.writes).toEqual([
      {
        method: 'PUT',
        path: '/api/Country/1',
        body: { id: 1, name: 'Royaume de Belgique', code: 'BE' },
      },
    ])
  },
)

/** A new visa waits for its picture, which is still being prepared (spec 2.13.9, 2.1.19, 5.8, 7.9). */
export const NewVisa: Story = createStory('/admin/visas/formulaire', async (context, server) => {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Nom'), 'Visa chercheur')
  await userEvent.type(canvas.getByLabelText('Résumé'), 'Pour la recherche & l’étude.')
  await write(context, 'Le contenu du visa.')
  await choose(context, 'Pays', 'Belgique')
  const picture = await createPicture()
  const decoding = Promise.withResolvers<ImageBitmap>()
  const decode = spyOn(globalThis, 'createImageBitmap').mockReturnValue(decoding.promise)
  await userEvent.upload(await findImageInput(context), picture)
  await expect(await canvas.findByText('Préparation de l’image…')).toBeVisible()
  decode.mockRestore()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect(server.writes).toEqual([])
  const release = server.hold()
  decoding.resolve(await createImageBitmap(picture))
  await waitFor(() => expect(server.writes).toHaveLength(1))
  const preview = await canvas.findByRole('img', { name: 'Aperçu de l’image' })
  await expect(getComputedStyle(preview).width).toBe('200px')
  release()
  await expect(await canvas.findByText('Le visa est créé.')).toBeInTheDocument()
  await expect(server.writes).toEqual([
    {
      method: 'POST',
      path: '/api/Visas',
      body: {
        name: 'Visa chercheur',
        content: '<p>Le contenu du visa.</p>',
        summary: 'Pour la recherche &amp; l’étude.',
        countryId: 1,
        interventionId: 1,
        image: expect.stringMatching(/^data:image\/png;base64,/),
      },
    },
  ])
})
/** (spec 7.8, 7.10) */
export const ChangedVisa: Story = createStory(
  '/admin/visas/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('textbox', { name: 'Contenu' })
    const { content, summary, countryId, interventionId, image } = Object(
      await server.send('GET', '/api/Visas/1'),
    )
    const name = 'Visa de court séjour'
    await setText(context, canvas.getByLabelText('Nom'), name)
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(content).not.toBe('')
    await expect(server.writes[0]).toEqual({
      method: 'PUT',
      path: '/api/Visas/1',
      body: { id: 1, name, content, summary, countryId, interventionId, image },
    })
  },
)

/** An uncompressed image: a header of 54 bytes, then 3 bytes a pixel. */
function createBitmap(width: number, height: number): File {
  const bytes = new Uint8Array(54 + width * height * 3).fill(0x80).fill(0, 0, 54)
  const header = new DataView(bytes.buffer)
  header.setUint16(0, 0x42_4d)
  for (const [offset, value] of [
    [2, bytes.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    header.setUint32(offset, value, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, 24, true)
  return new File([bytes], 'grande.bmp', { type: 'image/bmp' })
}
/** An image over 1 MB is scaled down, and the form shows both sizes. */
export const LargeImage: Story = createStory('/admin/visas/formulaire', async (context, server) => {
  const { canvas, userEvent } = context
  await canvas.findByLabelText('Nom')
  await userEvent.upload(await findImageInput(context), createBitmap(900, 700))
  await expect(
    await canvas.findByText(/^Image réduite de \d,\d\sMo à \d+\sKo\.$/),
  ).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', create))
  await waitFor(() => expect(server.writes).toHaveLength(1))
  const image = String(Object(server.writes[0]?.body).image)
  await expect(image).toMatch(/^data:image\/jpeg;base64,/)
  await expect(image.length).toBeLessThan(1_400_000)
})

/** A photo of 40 × 80 pixels, red above and blue below, which is stored on its side. */
async function createTurnedPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 40)
  const context = canvas.getContext('2d')
  for (const [left, colour] of ['red', 'blue'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(left * 40, 0, 40, 40)
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
  const bytes = addExif(
    new Uint8Array(await jpeg.arrayBuffer()),
    exif({ orientation: 6, text: 'GPS' }),
  )
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}
/** The size of a picture, and whether it is rather red than blue above and below. */
async function describePicture(url: string) {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const isRed = [height / 4, (3 * height) / 4].map((top) => {
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, top, 1, 1).data ?? []
    return red > blue
  })
  return { width, height, isRed }
}
/** A photo that only its metadata turns is sent upright, and without them: engines decode and draw it. */
export const TurnedPhoto: Story = {
  ...createStory('/admin/visas/formulaire', async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByLabelText('Nom')
    await userEvent.upload(await findImageInput(context), await createTurnedPhoto())
    await canvas.findByRole('img', { name: 'Aperçu de l’image' })
    // It is drawn anew, and not reduced.
    await canvas.findByText(/^Image de \d+\sKo\.$/)
    await userEvent.click(canvas.getByRole('button', create))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    const image = String(Object(server.writes[0]?.body).image)
    await expect(image).toMatch(/^data:image\/jpeg;base64,/)
    await expect(atob(image.split(',')[1] ?? '')).not.toMatch(/Exif|GPS/)
    await expect(await describePicture(image)).toEqual({
      width: 40,
      height: 80,
      isRed: [true, false],
    })
  }),
  // Storybook does not find the play function in what a function returns.
  tags: ['engines', 'play-fn'],
}

/** (spec 2.13.3, 4.12, 2.1.15, 6.3, 7.19, 7.23) */
export const NewArticle: Story = createStory(
  '/admin/articles/formulaire',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { level: 1, name: 'Créer un article' })
    await userEvent.type(await canvas.findByLabelText('Titre'), 'Un nouvel article')
    await userEvent.type(canvas.getByLabelText('Introduction'), 'Ce qu’il faut savoir.')
    await write(context, 'Un mot.')
    await choose(context, 'Pays', 'France')
    await choose(context, 'Statut', 'Publié')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'refus' }))
    await userEvent.type(canvas.getByLabelText('Nouveau tag'), 'permis unique')
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
    await canvas.findByRole('checkbox', { name: 'permis unique', checked: true })
    await expect(canvas.getByLabelText('Nouveau tag')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', create))
    await expect(await canvas.findByRole('rowheader', { name: /^Un nouvel article/ })).toBeVisible()
    await expect(server.writes).toEqual([
      { method: 'POST', path: '/api/Tags', body: { name: 'permis unique' } },
      {
        method: 'POST',
        path: '/api/Articles',
        body: {
          title: 'Un nouvel article',
          authorId: 92,
          introduction: 'Ce qu’il faut savoir.',
          content: '<p>Un mot.</p>',
          image: null,
          countryId: 2,
          statusId: 3,
          tagIds: [2, expect.any(Number)],
        },
      },
    ])
  },
)
/** A changed article keeps its author, and its content byte for byte (spec 7.18, 7.20). */
export const ChangedArticle: Story = createStory(
  '/admin/articles/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { level: 1, name: 'Modifier un article' })
    await canvas.findByRole('textbox', { name: 'Contenu' })
    const { authorId, introduction, content } = Object(await server.send('GET', '/api/Articles/1'))
    const title = 'Un titre changé'
    await setText(context, canvas.getByLabelText('Titre'), title)
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(content).not.toBe('')
    await expect(server.writes[0]).toEqual({
      method: 'PUT',
      path: '/api/Articles/1',
      body: {
        id: 1,
        title,
        authorId,
        introduction,
        content,
        image: null,
        countryId: 1,
        statusId: 3,
        tagIds: [1, 2, 3, 6],
      },
    })
  },
)

/** (spec 2.13.7, 2.1.16, 4.13, 7.14) */
export const NewIntervention: Story = createStory(
  '/admin/interventions/formulaire',
  async (context, server) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { level: 1, name: 'Créer une Intervention' })
    await choose(context, 'Pays', 'Belgique (BE)')
    await choose(context, 'Visa', 'Visa étudiant')
    await userEvent.click(canvas.getByRole('button', { name: '+ Ajouter un niveau' }))
    const editor = within(await canvas.findByRole('group', { name: 'Nouveau niveau' }))
    await expect(editor.getByLabelText('Numéro du niveau')).toHaveValue('1')
    const texts = { Titre: 'Conseil', Résumé: 'Un premier avis.', Montant: '1500,50' }
    for (const [name, text] of Object.entries(texts))
      await setText(context, editor.getByLabelText(name), text)
    await write(context, 'Un entretien.', 'Description complète')
    await userEvent.selectOptions(editor.getByLabelText('Devise'), 'CAD')
    await setText(context, editor.getByLabelText('Base'), 'par personne')
    await setText(context, editor.getByLabelText('Prix affiché'), '1 500,50 ${Enter}')
    await canvas.findByRole('heading', { name: 'Niveau 1 - Conseil' })
    // With Control, the next level would have been proposed.
    await userEvent.click(canvas.getByRole('button', create))
    await expect(await canvas.findByText('L’intervention est créée.')).toBeInTheDocument()
    await expect(server.writes).toEqual([
      {
        method: 'POST',
        path: '/api/Intervention',
        body: {
          countryId: 1,
          visaId: expect.any(Number),
          serviceLevels: [
            {
              levelNumber: 1,
              title: 'Conseil',
              summary: 'Un premier avis.',
              fullDescription: '<p>Un entretien.</p>',
              serviceFee: {
                valueString: '1 500,50 $',
                amount: 1500.5,
                currency: 'CAD',
                basis: 'par personne',
                notes: '',
              },
            },
          ],
        },
      },
    ])
  },
)
/** Levels are moved, deleted after a question, and changed, but to no number twice (spec 7.13, 7.15). */
export const ChangedLevels: Story = createStory(
  '/admin/interventions/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }))
    const answer = async (name: string) => {
      const dialog = await canvas.findByRole('dialog')
      await expect(dialog).toHaveTextContent('Êtes-vous sûr de vouloir supprimer ce niveau ?')
      await userEvent.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(dialog).not.toBeVisible())
    }
    const [first] = await canvas.findAllByRole('heading', level)
    const title = first?.textContent.replace('Niveau 1', 'Niveau 2') ?? ''
    await press('Descendre le niveau 1')
    await waitFor(() => expect(canvas.getAllByRole('heading', level)[1]).toHaveTextContent(title))
    await press('Supprimer le niveau 4')
    await answer('Annuler')
    await expect(canvas.getAllByRole('heading', level)).toHaveLength(4)
    await press('Supprimer le niveau 4')
    await answer('Supprimer')
    await waitFor(() => expect(canvas.getAllByRole('heading', level)).toHaveLength(3))
    await press('Modifier le niveau 3')
    const number = await canvas.findByLabelText('Numéro du niveau')
    await setText(context, number, '2{Enter}')
    await expect(
      (await canvas.findAllByText(/^Un autre niveau porte déjà ce numéro/))[0],
    ).toBeVisible()
    await setText(context, number, '7')
    await setText(context, canvas.getByLabelText('Titre'), 'Un niveau renommé{Enter}')
    await canvas.findByRole('heading', { name: 'Niveau 7 - Un niveau renommé' })
    await press('Modifier')
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await expect(server.writes[0]).toMatchObject({
      method: 'PUT',
      path: '/api/Intervention/1',
      body: {
        id: 1,
        serviceLevels: [
          { levelNumber: 1 },
          { levelNumber: 2 },
          { levelNumber: 7, title: 'Un niveau renommé' },
        ],
      },
    })
  },
)

const getLevelIds = (intervention: unknown): unknown[] =>
  Object.values<unknown>(Object(Object(intervention).serviceLevels)).map((one) => Object(one).id)

/** A level that is added gets its id from the server. What is typed meanwhile is saved next, with it. */
export const LevelMovedWhileSaving: Story = createStory(
  '/admin/interventions/formulaire/1',
  async (context, server) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '+ Ajouter un niveau' }))
    await setText(context, await canvas.findByLabelText('Titre'), 'Suivi')
    await setText(context, canvas.getByLabelText('Résumé'), 'Un rappel.')
    await setText(context, canvas.getByLabelText('Montant'), '50{Enter}')
    await canvas.findByRole('heading', { name: 'Niveau 5 - Suivi' })
    const release = server.hold()
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre le niveau 1' }))
    release()
    await expect(await canvas.findByText('L’intervention est modifiée.')).toBeInTheDocument()
    await expect(await canvas.findByText('Modifications non enregistrées')).toBeVisible()
    const stored = getLevelIds(await server.send('GET', '/api/Intervention/1'))
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(server.writes).toHaveLength(2))
    const ids = getLevelIds(server.writes[1]?.body)
    await expect(new Set(ids).size).toBe(5)
    await expect(new Set(ids)).toEqual(new Set(stored))
  },
)
