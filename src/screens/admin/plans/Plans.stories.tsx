import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

import { keepUndo } from '../core/layout/undo-store.ts'
import { readVersions } from '../extensions/versions/version-store.ts'

/** Plans of changes in every state: what is asked, what will change, the run, and what became of it. */
const meta = {
  title: 'Screens/Admin/Plans',
  tags: ['check'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext

const tenVisas = '/admin/plans/modification/visas?ids=1-10'
const importPath = (list: string) => `/admin/plans/import/${list}`

/** The writes of a story, and a server that can be changed meanwhile. */
function createServer(answer: (request: Request, count: number) => Response | undefined) {
  const writes: string[] = []
  let ask: FetchFn | undefined
  return {
    writes,
    isBroken: true,
    async update(path: string, change: object): Promise<void> {
      const url = new URL(path, location.origin)
      const record: unknown = await (await ask?.(new Request(url)))?.json()
      const { country: _, ...body } = { ...Object(record), ...change }
      await ask?.(new Request(url, { method: 'PUT', body: JSON.stringify(body) }))
    },
    respond(request: Request, next: FetchFn): Promise<Response> {
      ask = next
      if (request.method === 'GET') return next(request)
      writes.push(`${request.method} ${new URL(request.url).pathname}`)
      const response = answer(request, writes.length)
      return response === undefined ? next(request) : Promise.resolve(response)
    },
  }
}
type Server = ReturnType<typeof createServer>

function createStory(
  path: string,
  play: (context: Context, server: Server) => Promise<void>,
  answer: (request: Request, server: Server) => Response | undefined = () => undefined,
): Story {
  const server: Server = createServer((request) => answer(request, server))
  return {
    parameters: {
      app: { path, respond: (...given: Parameters<Server['respond']>) => server.respond(...given) },
    },
    play: async (context) => {
      server.writes.length = 0
      server.isBroken = true
      await play(context, server)
    },
  }
}

/** Adds the summary to the edit and looks at the changes. */
async function prepareEdit({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.selectOptions(await canvas.findByLabelText('Ajouter un champ'), 'Résumé')
  await userEvent.type(await canvas.findByLabelText('Résumé'), 'Commun')
  await userEvent.click(canvas.getByRole('button', { name: 'Voir les changements' }))
}
async function apply({ canvas, userEvent }: Context, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

async function chooseFile({ canvasElement, canvas, userEvent }: Context, content: BlobPart) {
  await canvas.findByRole('button', { name: 'Choisir un fichier CSV' })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('The page takes a file.')
  await userEvent.upload(input, new File([content], 'fiches.csv', { type: 'text/csv' }))
}

/** A field is added; what is left empty changes nothing. */
export const EditFields: Story = {
  tags: ['state'],
  parameters: { app: { path: tenVisas } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(await canvas.findByLabelText('Ajouter un champ'), 'Pays')
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les changements' }))
    await expect(await canvas.findByText(/Aucun champ n’est rempli/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Retirer «\sPays\s»/ }))
    await expect(canvas.getByLabelText('Ajouter un champ')).toHaveFocus()
  },
}
/** Nothing is written before it is confirmed; a record can be excluded. */
export const EditReview: Story = createStory(tenVisas, async (context, server) => {
  const { canvas, userEvent } = context
  await prepareEdit(context)
  await expect(
    await canvas.findByRole('button', { name: 'Appliquer 10 changements' }),
  ).toBeVisible()
  const [first] = canvas.getAllByRole('checkbox')
  if (first === undefined) throw new Error('Each record can be excluded.')
  await userEvent.click(first)
  await expect(await canvas.findByRole('button', { name: 'Appliquer 9 changements' })).toBeVisible()
  // The row stays under the finger and has the focus, also when it is included again.
  await expect(first).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(
    await canvas.findByRole('button', { name: 'Appliquer 10 changements' }),
  ).toBeVisible()
  await expect(first).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(await canvas.findByRole('button', { name: 'Appliquer 9 changements' })).toBeVisible()
  await expect(server.writes).toEqual([])
  // Another edit of the same records excludes none.
  await userEvent.click(canvas.getByRole('button', { name: 'Revenir aux champs' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Voir les changements' }))
  await expect(
    await canvas.findByRole('button', { name: 'Appliquer 10 changements' }),
  ).toBeVisible()
})
EditReview.tags = ['state']
export const EditReviewPhone: Story = {
  ...EditReview,
  globals: { viewport: { value: 'phone' } },
}

/** A 500 on the third of ten: nine are done, one is named, and a retry sends one. */
export const OneFailed: Story = createStory(
  tenVisas,
  async (context, server) => {
    const { canvas } = context
    await prepareEdit(context)
    await apply(context, 'Appliquer 10 changements')
    const heading = await canvas.findByRole('heading', { name: 'Terminé en partie' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByText('9 modifiées')[0]).toBeVisible()
    // What failed comes first.
    const [named] = canvas.getAllByRole('link', { name: /^Ouvrir «\sVisa étudiant\s»$/ })
    await expect(named).toHaveAttribute('href', '/admin/visas/formulaire/3')
    await expect(canvas.getByText(/Le serveur a eu un problème/)).toBeVisible()
    await expect(server.writes).toHaveLength(10)
    // What the first one was before, and what it is now, as its form keeps it.
    const { versions } = await readVersions('visas/1')
    const [saved, before] = versions
    await expect(saved).toMatchObject({ origin: 'saved', values: { summary: 'Commun' } })
    await expect(before?.origin).toBe('server')
    await expect(before?.values['summary']).not.toBe('Commun')
    await expect(localStorage.getItem('admin-recent-changes')).toContain('"entity":"visas"')
    server.isBroken = false
    await apply(context, 'Réessayer 1 fiche')
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
    await expect(server.writes.slice(10)).toEqual(['PUT /api/Visas/3'])
  },
  (request, { isBroken }) =>
    isBroken && request.url.endsWith('/Visas/3') ? new Response('', { status: 500 }) : undefined,
)
OneFailed.tags = ['state']

/** A plan is taken back as a plan of its own, but for what somebody has changed since. */
export const Undone: Story = createStory(tenVisas, async (context, server) => {
  const { canvas, userEvent } = context
  await prepareEdit(context)
  await apply(context, 'Appliquer 10 changements')
  const link = await canvas.findByRole('link', { name: 'Annuler ces 10 changements' })
  await server.update('/api/Visas/2', { summary: 'Changé depuis' })
  await userEvent.click(link)
  await canvas.findByRole('heading', { name: 'Annuler des changements' })
  await apply(context, 'Appliquer 10 changements')
  await expect(await canvas.findByText('Changé depuis')).toBeVisible()
  await expect(canvas.getAllByText('9 modifiées')[0]).toBeVisible()
  const { versions } = await readVersions('visas/1')
  const [restored, replaced] = versions
  await expect(replaced?.values['summary']).toBe('Commun')
  await expect(restored?.values['summary']).not.toBe('Commun')
})
/** Somebody has changed the field before the undo is looked at: it stays, and is said before anything is written. */
export const UndoneLater: Story = {
  parameters: { app: { path: '/admin/plans/modification/visas?annuler=later' } },
  beforeEach: async () => {
    const values = { base: { summary: 'Ce qui a été enregistré' }, changes: { summary: 'Avant' } }
    const step = { key: '1', entity: 'visas' as const, name: 'Un visa', id: 1, ...values }
    const at = '2026-11-12T09:05:00.000Z'
    await keepUndo({ id: 'later', entity: 'visas', at, plan: { steps: [step] } })
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^1 en conflit/))[0]).toBeVisible()
    await expect(canvas.queryByText(/^1 à modifier/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Appliquer 1 changement' })).toBeNull()
  },
}
/** What the device has forgotten, or never kept, cannot be taken back. */
export const UndoForgotten: Story = {
  parameters: { app: { path: '/admin/plans/modification/visas?annuler=unknown' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cet appareil ne garde plus ces changements'),
    ).toBeVisible()
  },
}

/** A 401 stops the plan and says so; after the sign-in it goes on. */
export const SignedOut: Story = createStory(
  tenVisas,
  async (context, server) => {
    const { canvas } = context
    await prepareEdit(context)
    await apply(context, 'Appliquer 10 changements')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Le plan s’est arrêté/)
    await expect(canvas.getByText(/Le serveur demande une connexion/)).toBeVisible()
    await expect(server.writes).toHaveLength(4)
    server.isBroken = false
    await apply(context, 'Réessayer 7 fiches')
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
    await expect(server.writes).toHaveLength(11)
  },
  (request, { isBroken }) =>
    isBroken && request.url.endsWith('/Visas/4') ? new Response('', { status: 401 }) : undefined,
)

/** Somebody else changes the same field meanwhile: both values are shown, and a person decides. */
export const Conflict: Story = createStory(tenVisas, async (context, server) => {
  const { canvas, userEvent } = context
  await prepareEdit(context)
  const button = await canvas.findByRole('button', { name: 'Appliquer 10 changements' })
  await server.update('/api/Visas/2', { summary: 'Autrement' })
  await userEvent.click(button)
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/n’est pas enregistré/)
  await expect(canvas.getByText('Autrement')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull()
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Enregistrer la mienne/ }))
  await apply(context, 'Réessayer 1 fiche')
  await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
})
Conflict.tags = ['state']

/** While it runs, leaving asks first. */
export const Running: Story = {
  parameters: { app: { path: tenVisas, scenario: { faults: { 'visas.update': 'never' } } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await prepareEdit(context)
    await apply(context, 'Appliquer 10 changements')
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(canvas.getByText(/En cours :/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Retour' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Rester' }))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

/** An answer that is lost may be of a price that is raised: the rest is without it, and a retry finds it as it is. */
export const LostAnswer: Story = {
  parameters: {
    app: {
      path: '/admin/plans/prix?ids=1-3',
      respond: async (request: Request, next: FetchFn) => {
        const response = await next(request)
        const isLost = request.method === 'PUT' && request.url.endsWith('/1')
        if (isLost) throw new TypeError('Failed to fetch')
        return response
      },
    },
  },
  beforeEach: () => () => localStorage.removeItem('admin-plans'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Changement en pour cent'), '10')
    await apply(context, 'Appliquer 3 changements')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Le plan s’est arrêté/)
    await expect(localStorage.getItem('admin-plans')).toContain('"search":{"ids":"2-3"}')
    await apply(context, 'Réessayer 3 fiches')
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
    await expect(canvas.getAllByText('1 sans changement')[0]).toBeVisible()
    await expect(localStorage.getItem('admin-plans')).not.toContain('/admin/plans/prix')
  },
}

/** A tab was closed in the middle: the next visit says how far the plan came. */
export const Interrupted: Story = {
  parameters: { app: { path: importPath('countries') } },
  beforeEach: () => {
    const entry = {
      id: 'closed-tab',
      title: 'Modifier plusieurs fiches',
      to: '/admin/plans/modification/visas',
      search: { ids: '1-10' },
      isRest: false,
      startedAt: '2026-11-26T10:00:00Z',
      total: 10,
      done: 4,
      writing: 'Visa étudiant',
    }
    localStorage.setItem('admin-plans', JSON.stringify([entry]))
    return () => localStorage.removeItem('admin-plans')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/s’est interrompu/)).toBeVisible()
    await expect(canvas.getByText('4 fiches sur 10 ont été traitées.')).toBeVisible()
    await expect(canvas.getByText(/«\sVisa étudiant\s», était en cours d’envoi/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus le rappeler' }))
    await waitFor(() => expect(canvas.queryByText(/s’est interrompu/)).toBeNull())
  },
}
/** What another program has written in its place is no journal. */
export const MalformedJournal: Story = {
  parameters: { app: { path: importPath('countries') } },
  beforeEach: () => {
    localStorage.setItem('admin-plans', '[{"to":"javascript:alert(1)"}]')
    return () => localStorage.removeItem('admin-plans')
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Choisir un fichier CSV' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/interrompu/)).toBeNull()
  },
}

/** A list that does not exist, in the URL. */
export const ImportUnknownList: Story = {
  parameters: { app: { path: importPath('avocats') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  },
}

/** A list that does not exist, in the URL. */
export const EditUnknownList: Story = {
  ...ImportUnknownList,
  parameters: { app: { path: '/admin/plans/modification/avocats?ids=1' } },
}

export const Import: Story = { tags: ['state'], parameters: { app: { path: importPath('visas') } } }

/** Fees and texts of levels have columns of their own; a displayed price follows its amount, and a title adds a level. */
export const ImportLevels: Story = {
  parameters: { app: { path: importPath('interventions') } },
  play: async (context) => {
    const { canvas } = context
    await chooseFile(
      context,
      'ID;"Niveau 1, montant";"Niveau 2, résumé"\n1;150;Nouveau résumé\n2;beaucoup;\n3;;',
    )
    // The amount, and the displayed price.
    await expect(await canvas.findAllByText('150')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: /^Niveau 2 - / })).toBeVisible()
    await expect(canvas.getByText(/«\sbeaucoup\s»/)).toHaveTextContent(/n’est pas connu/)
    await expect(canvas.getByRole('button', { name: 'Appliquer 1 changement' })).toBeVisible()
  },
}

/** An unknown country with its line, HTML that is not shown, formatting that is lost, a formula, an unknown id. */
export const ImportReview: Story = {
  tags: ['state'],
  parameters: { app: { path: importPath('visas') } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(
      context,
      `ID;Nom;Pays;Résumé;Contenu;Machin
1;Visa court séjour (90 jours);Belgique;;;x
;Visa vacances-travail;Atlantide;;;x
;Visa vacances-travail;France;"<p>Un an.<script>alert(1)</script></p>";;x
999;Visa;Belgique;;;x
2;;;;Un nouveau texte en mots seulement.;x
;'=1+1;Belgique;;;`,
    )
    await expect(await canvas.findByText(/Atlantide/)).toHaveTextContent(/n’est pas connu/)
    await expect(canvas.getByText('ligne 3')).toBeVisible()
    await expect(canvas.getByText(/Aucune fiche n’a le numéro «\s999\s»/)).toBeVisible()
    await expect(canvas.getByText(/a été retiré du HTML/)).toBeVisible()
    await expect(canvas.getByText(/la mise en forme sera perdue/)).toBeVisible()
    await expect(canvas.getAllByText('=1+1')[0]).toBeVisible()
    await expect(canvas.getByText('1 colonne sans champ')).toBeVisible()
    // What would lose its formatting is left out until a person wants it.
    await expect(canvas.getByText(/Une ligne ferait perdre une mise en forme/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Appliquer 3 changements' })).toBeVisible()
    await expect(canvas.getByText('Un nouveau texte en mots seulement.')).toBeVisible()
    // A new name is a new address.
    const titles = await canvas.findAllByText('Un nouveau nom change ces 3 adresses')
    await expect(titles.at(-1)).toBeVisible()
    const lossy = canvas
      .getAllByRole('checkbox')
      .filter((choice) => !(choice instanceof HTMLInputElement && choice.checked))
    await expect(lossy).toHaveLength(1)
    if (lossy[0]) await userEvent.click(lossy[0])
    await expect(
      await canvas.findByRole('button', { name: 'Appliquer 4 changements' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/ferait perdre une mise en forme/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /les 2 lignes à corriger/ })).toBeVisible()
  },
}
export const ImportReviewPhone: Story = {
  ...ImportReview,
  globals: { viewport: { value: 'phone' } },
}

/** The rows to correct, as they were, with their lines: imported again they are read as before. */
export const ImportErrorFile: Story = {
  parameters: { app: { path: importPath('countries') } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const create = spyOn(URL, 'createObjectURL')
    await chooseFile(context, 'Nom;Code\n;"a;b"\nSénégal;SN')
    await userEvent.click(await canvas.findByRole('button', { name: /la ligne à corriger/ }))
    const [blob] = create.mock.lastCall ?? []
    const text = blob instanceof Blob ? await blob.text() : ''
    await expect(text).toContain('Nom;Code;Ligne;Erreur\r\n;"a;b";2;')
    create.mockRestore()
  },
}

/** Rows in error were not sent: the result does not say that everything is saved, and no retry is offered. */
export const ImportInPart: Story = {
  parameters: { app: { path: importPath('countries') } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'Nom;Code\n;"a;b"\nSénégal;SN')
    // A new record that is excluded stays among the new ones.
    const choice = await canvas.findByRole('checkbox', { name: /Sénégal/ })
    await userEvent.click(choice)
    await expect(canvas.getByRole('button', { name: 'Appliquer 0 changement' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '0 à créer 1 non cochée' })).toBeVisible()
    await userEvent.click(choice)
    await apply(context, 'Appliquer 1 changement')
    await expect(await canvas.findByRole('heading', { name: 'Terminé en partie' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/n’est pas enregistré/)
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull()
  },
}

/** Windows-1252 and commas. */
export const ImportLegacyFile: Story = {
  parameters: { app: { path: importPath('countries') } },
  play: async (context) => {
    const { canvas } = context
    const bytes = Array.from('Nom,Code\nSénégal,SN', (letter) => letter.charCodeAt(0))
    await chooseFile(context, new Uint8Array(bytes))
    await expect((await canvas.findAllByText('Sénégal'))[0]).toBeVisible()
  },
}

/** No column is known: which one is the name is asked, and remembered for the next file. */
export const ImportMapping: Story = {
  parameters: { app: { path: importPath('countries') } },
  beforeEach: () => () => localStorage.removeItem('admin-csv-columns'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'Land;Kürzel\nSénégal;SN')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Aucune colonne ne dit/)
    await userEvent.selectOptions(canvas.getByLabelText('Land'), 'Titre')
    await expect(await canvas.findByText(/Donnez le code du pays/)).toBeVisible()
    // The columns stay open under the finger.
    await userEvent.selectOptions(canvas.getByLabelText('Kürzel'), 'Code')
    await expect(canvas.getByLabelText('Kürzel')).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Appliquer 1 changement' }),
    ).toBeVisible()
    await expect(localStorage.getItem('admin-csv-columns')).toContain('"land":"name"')
  },
}

const createFileStory = (content: () => BlobPart, sentence: RegExp): Story => ({
  parameters: { app: { path: importPath('countries') } },
  play: async (context) => {
    await chooseFile(context, content())
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence)
  },
})
export const ImportTooLarge: Story = createFileStory(
  () => new Uint8Array(10_000_001),
  /dépasse 10\sMo et n’a pas été lu/,
)
export const ImportEmpty: Story = createFileStory(() => 'Nom;Code', /n’a pas de ligne/)
export const ImportOpenQuote: Story = createFileStory(
  () => 'Nom;Code\n"Sénégal;SN',
  /un guillemet qui n’est jamais fermé/,
)
export const ImportTooManyRows: Story = createFileStory(
  () => `Nom;Code\n${'a;b\n'.repeat(5001)}`,
  /plus de 5\s000 lignes/,
)

/** Each of 3,000 rows has its sentence, a few at a time. */
export const ImportManyErrors: Story = {
  parameters: { app: { path: importPath('visas') } },
  play: async (context) => {
    const { canvas } = context
    await chooseFile(context, `Nom;Pays\n${'Visa;Atlantide\n'.repeat(3000)}`)
    await expect((await canvas.findAllByText(/^3\s000 en erreur$/))[0]).toBeVisible()
    await expect(canvas.getAllByText(/Atlantide/)).toHaveLength(50)
    await expect(canvas.getByRole('button', { name: /les 3\s000 lignes/ })).toBeVisible()
  },
}

/** What a list exports, imported again, is 0 changes; its first record has what CSV finds hard. */
function createRoundTrip(list: string, search = ''): Story {
  const hard = '=SOMME(A1);"x"\r\n-1, fin'
  return {
    parameters: {
      app: {
        path: `/admin/${list}${search}`,
        respond: async (request: Request, next: FetchFn) => {
          const response = await next(request)
          const records: unknown = await response
            .clone()
            .json()
            .catch(() => undefined)
          const entity = { countries: 'country', faqs: 'faq', interventions: 'intervention' }[list]
          const isList = new RegExp(`/${entity ?? list}$`, 'i').test(new URL(request.url).pathname)
          if (!isList || !Array.isArray(records)) return response
          const [first, ...others] = records
          const texts = Object.fromEntries(
            ['title', 'name', 'question', 'response', 'introduction']
              .filter((name) => typeof first[name] === 'string')
              .map((name) => [name, hard]),
          )
          return Response.json([{ ...first, ...texts }, ...others])
        },
      },
    },
    play: async (context) => {
      const { canvas, userEvent } = context
      const create = spyOn(URL, 'createObjectURL')
      await canvas.findAllByRole('rowheader')
      await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }))
      const [blob] = create.mock.lastCall ?? []
      create.mockRestore()
      if (!(blob instanceof Blob)) throw new Error('The list exports a file.')
      await userEvent.click(canvas.getByRole('link', { name: 'Importer un CSV…' }))
      await chooseFile(context, await blob.arrayBuffer())
      await expect(await canvas.findByText(/^Rien ne va changer/)).toBeVisible()
      await expect(canvas.getAllByText(/sans changement$/)[0]).toBeVisible()
      await expect(canvas.queryByText(/en erreur$/)).toBeNull()
    },
  }
}
export const RoundTripArticles: Story = createRoundTrip('articles')
export const RoundTripAllArticleColumns: Story = createRoundTrip(
  'articles',
  '?colonnes=id,image,titre,introduction,contenu,auteur,pays,statut,etiquettes,date,vues',
)
export const RoundTripCountries: Story = createRoundTrip('countries')
export const RoundTripVisas: Story = createRoundTrip('visas')
export const RoundTripVisasWithoutId: Story = createRoundTrip('visas', '?colonnes=nom,pays,resume')
export const RoundTripInterventions: Story = createRoundTrip('interventions')
export const RoundTripInterventionsWithoutId: Story = createRoundTrip(
  'interventions',
  '?colonnes=pays,visa,niveaux',
)
export const RoundTripFaqs: Story = createRoundTrip('faqs')
export const RoundTripFaqsWithoutId: Story = createRoundTrip('faqs', '?colonnes=question,pays,visa')

/** A shown price follows its amount; one that says something else stays, and that is said. */
export const Fees: Story = {
  tags: ['state'],
  parameters: {
    app: {
      path: '/admin/plans/prix?ids=1-2',
      respond: async (request: Request, next: FetchFn) => {
        const response = await next(request)
        const text = await response.clone().text()
        return new Response(text.replace(/"420[^"]*personne"/, '"Dès 420 €"'), response)
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const percent = await canvas.findByLabelText('Changement en pour cent')
    // An example before anything is typed, and not after.
    const example = await canvas.findByRole('heading', { name: /^Exemple, à \+\s5\s%/ })
    await expect(canvas.getByText(/^126\s€ HT par personne$/)).toBeVisible()
    await userEvent.type(percent, 'x')
    await expect(example).not.toBeInTheDocument()
    await expect(percent).toHaveAccessibleDescription(/Écrivez un nombre/)
    await userEvent.clear(percent)
    await userEvent.type(percent, '10')
    await expect(await canvas.findByText(/^132\s€ HT par personne$/)).toBeVisible()
    await expect(canvas.getByText(/«\sDès 420 €\s» dit autre chose/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'à 5' }))
    await expect(await canvas.findByText(/^130\s€ HT par personne$/)).toBeVisible()
  },
}
/** The whole rest is to be checked: no link to a plan of all interventions. */
export const NoRest: Story = {
  parameters: { app: { path: '/admin/plans/prix' } },
  beforeEach: () => {
    const entry = {
      id: 'no-answer',
      title: 'Changer les prix',
      to: '/admin/plans/prix',
      search: { ids: '1' },
      isRest: true,
      isRestEmpty: true,
      startedAt: '2026-11-26T10:00:00Z',
      total: 1,
      done: 0,
      writing: null,
      unsure: ['Visa étudiant'],
    }
    localStorage.setItem('admin-plans', JSON.stringify([entry]))
    return () => localStorage.removeItem('admin-plans')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^À vérifier\s: Visa étudiant\./)).toBeVisible()
    await expect(canvas.getByText('0 fiche sur 1 a été traitée.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Reprendre/ })).toBeNull()
  },
}

export const FeesPhone: Story = { ...Fees, globals: { viewport: { value: 'phone' } } }

/** Visas first, then the interventions of the new ones; what exists by name is skipped. */
export const Copy: Story = createStory(
  '/admin/plans/copie?de=1&vers=4',
  async (context, server) => {
    const { canvas } = context
    await apply(context, 'Appliquer 6 changements')
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
    await expect(server.writes.map((write) => write.split('/').at(-1))).toEqual([
      ...Array.from({ length: 3 }, () => 'Visas'),
      ...Array.from({ length: 3 }, () => 'Intervention'),
    ])
    await expect(canvas.getAllByText('6 ignorées')[0]).toBeVisible()
  },
)
Copy.tags = ['state']
export const CopyPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/admin/plans/copie?de=1&vers=4' } },
}
/** The interventions wait for the visas that could not be created. */
export const CopyFailed: Story = createStory(
  '/admin/plans/copie?de=1&vers=4',
  async (context, server) => {
    const { canvas } = context
    await apply(context, 'Appliquer 6 changements')
    await expect((await canvas.findAllByText('3 en attente d’une autre'))[0]).toBeVisible()
    server.isBroken = false
    await apply(context, 'Réessayer 6 fiches')
    await expect(await canvas.findByText('Tout est enregistré.')).toBeVisible()
  },
  (request, { isBroken }) =>
    isBroken && request.url.endsWith('/Visas') ? new Response('', { status: 500 }) : undefined,
)

export const NothingChosen: Story = {
  parameters: { app: { path: '/admin/plans/modification/visas?ids=x' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune fiche n’est choisie')).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { app: { path: tenVisas, scenario: { faults: { 'visas.list': 'never' } } } },
}
export const LoadingFailed: Story = {
  parameters: {
    app: { path: tenVisas, scenario: { faults: { 'visas.list': { status: 500, text: '' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/n’ont pas pu être chargées/)
  },
}
