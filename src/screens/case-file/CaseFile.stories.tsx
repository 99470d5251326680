import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import type { CaseFile } from '#domain/case-file/case-file.ts'
import { belgianRefusal } from '#domain/deadlines/examples.fixture.ts'
import { identifyLetter } from '#domain/deadlines/letter-identity.ts'
import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/mon-dossier'
const key = 'case-file'

/** Writes the file of the device as another tab would: an earlier story may have read it already. */
function keep(value: unknown): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
const withFile = (value?: unknown) => () => {
  keep(value)
  return () => keep(undefined)
}
/** A device that stores nothing new beside what it has. */
const refuseStorage = (value?: unknown) => () => {
  keep(value)
  const log = spyOn(console, 'info').mockImplementation(() => undefined)
  const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  return () => {
    refused.mockRestore()
    log.mockRestore()
    keep(undefined)
  }
}
const expiryBoxes = (canvas: ReturnType<typeof within>) => {
  const group = canvas.getByRole('group', { name: /^Valable jusqu’au.*un passeport/ })
  return within(group).getAllByRole<HTMLInputElement>('textbox')
}
const read = (): CaseFile | null => JSON.parse(localStorage.getItem(key) ?? 'null')

const at = (pagePath: string, day = '2026-12-05', behaviour: Parameters<typeof pageAt>[1] = {}) => {
  const parameters = pageAt(pagePath, behaviour)
  return { ...parameters, app: { ...parameters.app, today: day } }
}

const student = {
  country: 'belgique',
  visa: 'visa-etudiant',
  visaId: 3,
  countryName: 'Belgique',
  name: 'Visa étudiant',
  level: 2,
}
const file = {
  version: 1,
  usedOn: '2026-12-01',
  visas: [student],
  letters: [],
  lists: [],
  messages: [],
  notes: 'Dossier 2026/1234',
} satisfies CaseFile
const list = {
  id: '1',
  country: 'belgique',
  visa: 'visa-etudiant',
  heading: 'Le dossier à déposer',
  person: 'Marie',
  items: [
    { id: 'a', key: 'of another text', text: 'un passeport valable un an ;', status: 'ready' },
    { id: '1', text: 'la lettre de l’université', status: 'missing' },
  ],
} as const

const meta = {
  title: 'Screens/My file',
  tags: ['check'],
  parameters: at(path),
  beforeEach: withFile(),
} satisfies Meta
export default meta

type Play = Parameters<NonNullable<Story['play']>>[0]
type Canvas = ReturnType<typeof within>
const click = async (canvas: Canvas, userEvent: Play['userEvent'], name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))
/** The next step. A no-break space is a space. */
const step = (canvas: Canvas, text: string) =>
  canvas.findByRole('heading', { name: new RegExp(text.replaceAll(' ', String.raw`\s`)) })

/** Nothing is kept before it is asked for, and nothing is left once it is deleted (spec 2.1.27). */
export const Start: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Sur cet appareil seulement/)).toBeVisible()
    await expect(localStorage.getItem(key)).toBeNull()
    await click(canvas, userEvent, 'Ouvrir mon dossier')
    await expect(await step(canvas, 'Choisissez le visa')).toBeVisible()
    await expect(canvas.getByText('Votre dossier est ouvert sur cet appareil.')).toBeVisible()
    await expect(read()?.usedOn).toBe('2026-12-05')
    // What is done next ends the message.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Vos notes' }), 'x')
    await expect(canvas.queryByText('Votre dossier est ouvert sur cet appareil.')).toBeNull()
    await click(canvas, userEvent, 'Effacer mon dossier')
    const dialog = within(
      await canvas.findByRole('alertdialog', { name: /^Effacer votre dossier/ }),
    )
    await expect(dialog.getByRole('button', { name: 'Garder' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Effacer' }))
    await expect(canvas.getByText(/^Votre dossier est effacé/)).toBeVisible()
    await expect(localStorage.getItem(key)).toBeNull()
  },
}
/** A visa and a level from a link, added only on request. */
export const Proposal: Story = {
  parameters: at(`${path}?country=belgique&subject=visa-etudiant&level=2`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Visa étudiant')).toBeVisible()
    await expect(localStorage.getItem(key)).toBeNull()
    await click(canvas, userEvent, 'Ouvrir mon dossier et l’ajouter')
    await expect(await canvas.findByText('C’est ajouté à votre dossier.')).toBeVisible()
    await waitFor(() => expect(read()?.visas).toEqual([student]))
    await expect(await step(canvas, 'Suivez une liste de pièces')).toBeVisible()
    await expect(await canvas.findByText(/834,90/)).toBeVisible()
  },
}
export const UnknownProposal: Story = {
  parameters: at(`${path}?country=belgique&subject=visa-lunaire`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ne nomme aucun visa connu/)).toBeVisible()
    await click(canvas, userEvent, 'Ne pas ajouter')
    await expect(await canvas.findByRole('button', { name: 'Ouvrir mon dossier' })).toBeVisible()
  },
}
/** A letter is added with its answers: its date follows from them, each day anew. */
export const Letter: Story = {
  tags: ['state'],
  parameters: at(`${path}?${new URLSearchParams(belgianRefusal)}`),
  play: async ({ canvas, userEvent }) => {
    await click(canvas, userEvent, 'Ouvrir mon dossier et l’ajouter')
    await expect(await step(canvas, 'Agissez avant le jeudi 31 décembre 2026')).toBeVisible()
    await expect(await canvas.findByText(/samedi 2 janvier 2027/)).toBeVisible()
    await expect(canvas.getByText(/^Démonstration : règle non vérifiée/)).toBeVisible()
    // While its period runs, a lawyer is looked for who appeals, and who is told of it.
    const lawyers = canvas.getAllByRole('link', { name: 'Trouver un avocat pour un recours' })
    await expect(lawyers).toHaveLength(2)
    for (const link of lawyers)
      await waitFor(() =>
        expect(link).toHaveAttribute(
          'href',
          expect.stringMatching(
            /country=belgique&category=recours-et-contentieux.*&letter=country/,
          ),
        ),
      )
    await click(canvas, userEvent, /^Retirer du dossier Belgique/)
    await expect(await canvas.findByText('Aucune lettre dans ce dossier.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Décision et délais' })).toHaveFocus()
  },
}
/** Who waits for an answer has nothing to act on: no letter, no deadline, and nothing that says so. */
export const Waiting: Story = {
  beforeEach: withFile({
    ...file,
    letters: [{ id: '1', answers: { country: 'BE', letter: 'silence' } }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gardez la preuve du dépôt')).toBeVisible()
    await expect(canvas.queryByText('Parlez à un avocat aujourd’hui')).toBeNull()
    await expect(canvas.queryByText('Ne comptez pas seul : appelez aujourd’hui')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Voir ce que dit le site' })).toBeVisible()
  },
}
const corrected = {
  ...belgianRefusal,
  received: '2026-12-04',
  letterId: identifyLetter(belgianRefusal),
}
/** A corrected letter replaces the one of the file, or stays beside it as another one. */
export const LetterCorrected: Story = {
  parameters: at(`${path}?${new URLSearchParams(corrected)}`),
  beforeEach: withFile({ ...file, letters: [{ id: '1', answers: belgianRefusal }] }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: /^C’est une autre lettre/ }),
    ).toBeVisible()
    await click(canvas, userEvent, 'Remplacer dans mon dossier')
    await expect(await canvas.findByText('C’est ajouté à votre dossier.')).toBeVisible()
    await expect(read()?.letters).toEqual([{ id: '1', answers: corrected }])
    // Its link leads to the same letter.
    await expect(
      await canvas.findByRole('link', { name: 'Voir le délai et sa source' }),
    ).toHaveAttribute('href', expect.stringContaining(`letterId=${corrected.letterId}`))
  },
}
export const AnotherLetter: Story = {
  ...LetterCorrected,
  play: async ({ canvas, userEvent }) => {
    await click(canvas, userEvent, /^C’est une autre lettre/)
    await waitFor(() => expect(read()?.letters).toHaveLength(2))
  },
}
export const LetterPassed: Story = {
  tags: ['state'],
  beforeEach: withFile({
    ...file,
    letters: [{ id: '1', answers: belgianRefusal }],
    usedOn: '2027-01-02',
  }),
  parameters: at(path, '2027-01-05'),
  play: async ({ canvas }) => {
    await expect(await step(canvas, 'Parlez à un avocat aujourd’hui')).toBeVisible()
    await expect(
      await canvas.findByText(/^D’après vos réponses, cette date est passée/),
    ).toBeVisible()
  },
}
/** What is over hides no date that is not, and may go. */
export const LetterPassedAndAnother: Story = {
  beforeEach: withFile({
    ...file,
    letters: [
      { id: '1', answers: { ...belgianRefusal, received: '2026-09-01' } },
      { id: '2', answers: belgianRefusal },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await step(canvas, 'Agissez avant le jeudi 31 décembre 2026')).toBeVisible()
    await expect(await canvas.findByText(/^Ce délai est passé depuis plus d’un mois/)).toBeVisible()
  },
}
/** Once the day before the end is over, the end itself is named, as on the page of letters. */
export const LetterBetweenAimAndEnd: Story = {
  beforeEach: withFile({
    ...file,
    letters: [{ id: '1', answers: belgianRefusal }],
    usedOn: '2027-01-02',
  }),
  parameters: at(path, '2027-01-02'),
  play: async ({ canvas }) => {
    await expect(
      await step(canvas, 'Au plus tôt, le délai prend fin le samedi 2 janvier 2027'),
    ).toBeVisible()
    await expect(await canvas.findByText('C’est aujourd’hui.')).toBeVisible()
    await expect(canvas.queryByText(/^Agissez avant/)).toBeNull()
  },
}
/** Kept before one was asked how it came: no date, and nothing that was answered is lost. */
export const LetterOfBefore: Story = {
  beforeEach: withFile({
    ...file,
    letters: [
      {
        id: '1',
        answers: { country: 'BE', letter: 'visa', held: 'no', received: '2026-11-16' },
      },
    ],
  }),
  parameters: at(path, '2026-11-17'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Les réponses sur cette lettre ne suffisent/),
    ).toBeVisible()
    await expect(canvas.queryByText(/décembre 2026/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Compléter les réponses' })).toHaveAttribute(
      'href',
      expect.stringContaining('received=2026-11-16'),
    )
  },
}
export const LetterHeld: Story = {
  beforeEach: withFile({
    ...file,
    letters: [{ id: '1', answers: { ...belgianRefusal, held: 'yes' } }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ne comptez pas seul/)).toBeVisible()
    await expect(canvas.queryByText(/janvier 2027/)).toBeNull()
  },
}
/** (spec 2.1.27) */
export const Documents: Story = {
  tags: ['state'],
  beforeEach: withFile(file),
  play: async ({ canvas, userEvent, step: part }) => {
    await part('the lists about documents are offered first', async () => {
      const offers = await canvas.findAllByRole('button', { name: /^Suivre cette liste/ })
      await expect(offers[0]).toHaveAccessibleName('Suivre cette liste Le dossier à déposer')
      await userEvent.click(offers[0] ?? document.body)
      await expect(document.activeElement).toHaveTextContent(/^Le dossier à déposer/)
    })
    const status = () => canvas.getByRole('combobox', { name: /un passeport valable/ })
    await part('a line says how far it is, and until when it holds', async () => {
      await userEvent.selectOptions(status(), 'prêt')
      await expect(canvas.getByText('1 prête sur 5')).toBeVisible()
      await userEvent.click(canvas.getByText('Ajouter une date de validité'))
      await userEvent.click(expiryBoxes(canvas)[0] ?? document.body)
      await userEvent.paste('2026-12-10')
      await expect(expiryBoxes(canvas).map(({ value }) => value)).toEqual(['10', '12', '2026'])
      await expect(await canvas.findByText('expire dans 5 jours')).toBeVisible()
      await expect(canvas.getByText('Valable jusqu’au 10 décembre 2026')).toBeVisible()
      await expect(await step(canvas, 'À trouver : l’attestation d’admission')).toBeVisible()
    })
    await part('a year that is not whole is not kept, and costs nothing', async () => {
      const [, , year = document.body] = expiryBoxes(canvas)
      await userEvent.clear(year)
      await userEvent.type(year, '0027')
      await userEvent.tab()
      await expect(canvas.getByText(/^Vérifiez cette date/)).toBeVisible()
      await expect(read()?.lists[0]?.items[0]?.expiresOn).toBeUndefined()
    })
    await part('a line of one’s own can be empty only with a word', async () => {
      await click(canvas, userEvent, 'Ajouter')
      await expect(canvas.getByText('Écrivez ce qu’il faut réunir.')).toBeVisible()
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Ajouter un point' }),
        'ma lettre{Enter}',
      )
      await expect(canvas.getByRole('combobox', { name: /: ma lettre$/ })).toBeVisible()
      await click(canvas, userEvent, /^Retirer\s: ma lettre/)
      await expect(canvas.queryByRole('combobox', { name: /: ma lettre$/ })).toBeNull()
    })
    await part('a second person has a list of their own', async () => {
      await click(canvas, userEvent, /^Suivre pour une autre personne/)
      const [, second] = canvas.getAllByRole('textbox', { name: /^Pour qui/ })
      await userEvent.type(second ?? document.body, 'Marie')
      await expect(read()?.lists.map(({ person }) => person)).toEqual(['', 'Marie'])
    })
  },
}
/** The text of the page has changed since: what was gathered stays. */
export const ChangedText: Story = {
  beforeEach: withFile({ ...file, lists: [list] }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Ce point a changé sur la page. Avant : un passeport valable un an'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('combobox', { name: /un passeport valable assez longtemps/ }),
    ).toHaveValue('ready')
    await expect(canvas.getAllByText('Nouveau sur la page').length).toBeGreaterThan(2)
    await userEvent.click(canvas.getAllByRole('button', { name: 'J’ai lu' })[0] ?? document.body)
    await waitFor(() => expect(canvas.queryByText(/^Ce point a changé/)).toBeNull())
    await expect(read()?.lists[0]?.items[0]?.status).toBe('ready')
  },
}
/** A visa with another name is found by its id; one that is gone leaves its lists. */
export const RenamedAndDeleted: Story = {
  beforeEach: withFile({
    ...file,
    visas: [
      { ...student, visa: 'visa-d-etudes', name: 'Visa d’études' },
      { ...student, visa: 'visa-lunaire', visaId: 999, name: 'Visa lunaire' },
      { ...student, country: 'atlantide', countryName: 'Atlantide' },
    ],
    lists: [{ ...list, visa: 'visa-lunaire' }],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le nom de ce visa a changé. Avant : Visa d’études.'),
    ).toBeVisible()
    await expect(canvas.getAllByText(/^Ce visa n’est plus sur le site/)).toHaveLength(2)
    await expect(canvas.getByText(/^Cette liste n’est plus sur le site/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /un passeport valable un an/ })).toHaveValue(
      'ready',
    )
  },
}
/** What another tab does is seen here; what is deleted there does not come back by typing here. */
export const TwoTabs: Story = {
  beforeEach: withFile(file),
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByRole('textbox', { name: 'Vos notes' })
    await userEvent.type(notes, ', guichet 3')
    keep({ ...read(), visas: [] })
    await expect(await canvas.findByText('Aucun visa dans ce dossier.')).toBeVisible()
    await expect(notes).toHaveValue('Dossier 2026/1234, guichet 3')
    localStorage.removeItem(key)
    await userEvent.type(notes, '!')
    await expect(await canvas.findByRole('button', { name: 'Ouvrir mon dossier' })).toBeVisible()
    const message = canvas.getByText('Votre dossier a été effacé dans un autre onglet.')
    await expect(message.closest('[role="status"]')).toHaveFocus()
    await expect(localStorage.getItem(key)).toBeNull()
  },
}
export const Expired: Story = {
  beforeEach: withFile({ ...file, usedOn: '2026-09-01' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’avait pas servi depuis 90 jours/)).toBeVisible()
    await expect(localStorage.getItem(key)).toBeNull()
  },
}
/** A change that could not be read again would cost the whole file: it is not made. */
export const TooLong: Story = {
  beforeEach: withFile(file),
  parameters: at(`${path}?country=BE&letter=${'x'.repeat(300)}`),
  play: async ({ canvas, userEvent }) => {
    await click(canvas, userEvent, 'Ajouter à mon dossier')
    await waitFor(() => expect(canvas.queryByText('À ajouter à votre dossier')).toBeNull())
    await expect(read()?.notes).toBe('Dossier 2026/1234')
    await expect(read()?.letters).toEqual([])
  },
}
/** A list that holds work is not left without a question; one of one’s own can be begun. */
export const OwnList: Story = {
  beforeEach: withFile(file),
  play: async ({ canvas, userEvent }) => {
    await click(canvas, userEvent, 'Commencer ma liste')
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Ajouter un point' }),
      'acte de mariage{Enter}',
    )
    await expect(await canvas.findByRole('combobox', { name: /acte de mariage/ })).toBeVisible()
    await click(canvas, userEvent, 'Ne plus suivre cette liste')
    await userEvent.click(await canvas.findByRole('button', { name: 'Garder' }))
    await expect(read()?.lists).toHaveLength(1)
    await click(canvas, userEvent, 'Ne plus suivre cette liste')
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }))
    await expect(read()?.lists).toHaveLength(0)
  },
}
export const Unreadable: Story = {
  tags: ['state'],
  beforeEach: withFile('{"version":1,"notes":"mes notes"}'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Le dossier de cet appareil ne peut pas être lu'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ouvrir mon dossier' })).toBeNull()
    await expect(localStorage.getItem(key)).toContain('mes notes')
    await click(canvas, userEvent, 'Effacer mon dossier')
    await userEvent.click(canvas.getByRole('button', { name: 'Garder' }))
    await expect(localStorage.getItem(key)).toContain('mes notes')
  },
}
export const AnotherVersion: Story = {
  beforeEach: withFile({ ...file, version: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Il vient d’une autre version/)).toBeVisible()
  },
}
/** A saved file replaces another one only after a question; what is none changes nothing. */
export const Import: Story = {
  beforeEach: withFile(file),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Reprendre un fichier' })
    const input = canvas.getByLabelText('Fichier d’un dossier')
    const choose = (text: string) =>
      userEvent.upload(input, new File([text], 'dossier.json', { type: 'application/json' }))
    await choose('<svg onload=alert(1)>')
    await expect(await canvas.findByText(/^Ce fichier n’est pas un dossier/)).toBeVisible()
    await choose(JSON.stringify({ ...file, version: 9 }))
    await expect(await canvas.findByText(/^Ce fichier vient d’une autre version/)).toBeVisible()
    await choose('x'.repeat(10_000_001))
    await expect(await canvas.findByText(/^Ce fichier est trop grand/)).toBeVisible()
    await choose(JSON.stringify({ ...file, notes: 'Autres notes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Garder' }))
    await expect(read()?.notes).toBe('Dossier 2026/1234')
    await choose(JSON.stringify({ ...file, notes: 'Autres notes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplacer' }))
    await expect(await canvas.findByText('Le dossier du fichier est ouvert.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Vos notes' })).toHaveValue('Autres notes')
  },
}
/** The device is full: what was kept before stays there, and somebody else may read it. */
export const StorageFull: Story = {
  beforeEach: refuseStorage(file),
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByRole('textbox', { name: 'Vos notes' })
    await userEvent.type(notes, 'abc')
    await expect(await canvas.findByText('Cet appareil est plein')).toBeVisible()
    await expect(read()?.notes).toBe(file.notes)
    await expect(canvas.queryByText('Cet appareil ne garde rien')).toBeNull()
    await click(canvas, userEvent, 'Effacer mon dossier')
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }))
    await expect(await canvas.findByText(/^Votre dossier est effacé/)).toBeVisible()
    await expect(read()).toBeNull()
  },
}
/** The device refuses: it says so, and the file lasts as long as the page. */
export const StorageRefused: Story = {
  beforeEach: refuseStorage(),
  play: async ({ canvas, userEvent }) => {
    await click(canvas, userEvent, 'Ouvrir mon dossier')
    await expect(await canvas.findByText('Cet appareil ne garde rien')).toBeVisible()
    const notes = canvas.getByRole('textbox', { name: 'Vos notes' })
    await userEvent.type(notes, 'abc')
    await expect(notes).toHaveValue('abc')
    await click(canvas, userEvent, 'Effacer mon dossier')
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }))
    await expect(await canvas.findByRole('button', { name: 'Ouvrir mon dossier' })).toBeVisible()
  },
}
/** Texts of a file are shown as text. */
export const Hostile: Story = {
  beforeEach: withFile({
    ...file,
    notes: '<img src=x onerror=alert(1)>',
    visas: [{ ...student, name: '<b>x</b>', visa: 'x', visaId: 999 }],
    lists: [
      {
        ...list,
        person: '<script>alert(1)</script>',
        heading: '"><svg onload=alert(1)>',
        visa: 'x',
      },
    ],
    messages: [{ sentOn: '2026-12-02', lawyers: ['<i>Maître</i>'], subject: '<a href=//x>' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<b>x</b>')).toBeVisible()
    await expect(canvas.getByText(/<a href=\/\/x>, à <i>Maître<\/i>/)).toBeVisible()
    await expect(document.querySelector('main script, main svg[onload], main img')).toBeNull()
  },
}
const fullFile = {
  ...file,
  letters: [{ id: '1', answers: belgianRefusal }],
  lists: [list],
  messages: [{ sentOn: '2026-12-02', lawyers: [], subject: 'Visa étudiant' }],
}
export const Full: Story = {
  tags: ['state'],
  beforeEach: withFile(fullFile),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 décembre 2026 : Visa étudiant, à notre secrétariat'),
    ).toBeVisible()
    // For paper.
    await expect(
      await canvas.findByText(
        /^Droit de Cité\. Imprimé le samedi 5 décembre 2026\. http.*\/mon-dossier$/,
      ),
    ).toBeInTheDocument()
  },
}
export const FailedRecords: Story = {
  tags: ['state'],
  ...Full,
  parameters: at(path, '2026-12-05', {
    'visas.byCountry': { status: 500 },
    'deadlineRules.list': { status: 500 },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^La page de ce visa n’a pas pu être chargée/),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Les règles n’ont pas pu être chargées/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /un passeport/ })).toHaveValue('ready')
  },
}
export const LoadingRecords: Story = {
  beforeEach: withFile(fullFile),
  parameters: at(path, '2026-12-05', { 'visas.byCountry': 'never', 'deadlineRules.list': 'never' }),
}
export const English: Story = {
  ...Full,
  globals: english,
  play: async ({ canvas }) => {
    await expect(await step(canvas, 'Act before Thursday, 31 December 2026')).toBeVisible()
    await expect(
      await canvas.findByRole('combobox', { name: /^Status of: a passport valid/ }),
    ).toBeVisible()
  },
}
export const Phone: Story = { beforeEach: withFile(fullFile), globals: phone }
