import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'

import { ApiContext, useApi } from '#api/context.ts'
import { belgianRefusal } from '#domain/deadlines/examples.fixture.ts'

import { ContactForm } from './ContactForm.tsx'

const meta = {
  title: 'Site components/Contact form',
  tags: ['engines'],
  component: ContactForm,
  args: { onSent: fn() },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

/** What a link from an offer says of the visitor's need. */
const prefill = {
  country: 'belgique',
  subject: 'visa-etudiant',
  level: '3',
  message: 'Ma demande concerne le niveau 3.',
}

const french = {
  name: 'Nom',
  email: 'Adresse e-mail',
  address: 'awa@example.org',
  phone: 'Téléphone',
  countryLabel: 'Pays de destination',
  country: 'Belgique',
  subjectLabel: 'Sujet',
  subject: 'Visa étudiant',
  send: 'Envoyer le message',
}
const english: typeof french = {
  name: 'Name',
  email: 'Email address',
  address: 'awa@example.org',
  phone: 'Telephone',
  countryLabel: 'Country of destination',
  country: 'Belgium',
  subjectLabel: 'Subject',
  subject: 'Student visa',
  send: 'Send the message',
}

const readMessage = (canvas: StoryContext['canvas']) => {
  const message = canvas.getByRole('textbox', { name: 'Message' })
  return message instanceof HTMLTextAreaElement ? message.value : undefined
}

/** Fills in every field and submits. */
async function fillInAndSubmit(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  texts = french,
): Promise<void> {
  const type = async (name: string, text: string) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), text)
  }
  const choose = async (name: string, option: string) => {
    const select = await canvas.findByRole('combobox', { name })
    await within(select).findByRole('option', { name: option })
    await userEvent.selectOptions(select, option)
  }
  await type(texts.name, 'Awa Ndiaye')
  await type(texts.email, texts.address)
  await type(texts.phone, '+237600000000')
  await choose(texts.countryLabel, texts.country)
  await choose(texts.subjectLabel, texts.subject)
  await type('Message', 'Ma rentrée est le 14 septembre.')
  await userEvent.click(canvas.getByRole('button', { name: texts.send }))
}

/** (spec 5.3) */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Téléphone' }),
    ).toHaveAccessibleDescription(/^Pour vous rappeler si un délai est proche/)
  },
}
/** Sent too early: each error at its field, and all of them above. */
export const Incomplete: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le message' }))
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toBeInvalid()
    await expect(await canvas.findByRole('group', { name: /à revoir/ })).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const ForLawyer: Story = {
  tags: ['check'],
  args: { lawyers: ['Claire Vandenberghe'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Votre message est destiné à Maître Claire Vandenberghe\./),
    ).toBeVisible()
  },
}
/** (spec 4.6) What was sent, a copy of it, and what comes next; then an empty form. */
export const Sent: Story = {
  tags: ['state'],
  args: { prefill },
  play: async ({ args, canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    const confirmation = (await canvas.findByText('Votre message est envoyé')).closest(
      '[role="status"]',
    )
    await waitFor(() => expect(confirmation).toHaveFocus())
    await expect(args.onSent).toHaveBeenCalledTimes(1)
    const copy = await canvas.findByRole('region', { name: 'Copie de votre message' })
    for (const [term, value] of [
      ['À', 'Secrétariat de Droit de Cité'],
      ['Nom', 'Awa Ndiaye'],
      ['Téléphone', '+237600000000'],
      ['Pays de destination', 'Belgique'],
      ['Sujet', 'Visa étudiant'],
      ['Niveau d’intervention', '3'],
    ] as const) {
      await expect(within(copy).getByText(term).nextElementSibling).toHaveTextContent(value)
    }
    await expect(within(copy).getByText(/Ma rentrée est le 14 septembre/)).toBeVisible()
    await expect(canvas.getByText(/La réponse arrive par e-mail, à awa@example.org/)).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: /^Visa étudiant.*Belgique$/ }),
    ).toHaveAttribute('href', '/detailsvisa/belgique/visa-etudiant')
    await expect(canvas.queryByRole('textbox')).toBeNull()

    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer la copie' }))
    await expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  },
}
export const SentEnglish: Story = {
  globals: { language: 'en' },
  args: { lawyers: ['Claire Vandenberghe'] },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent }, english)
    const copy = await canvas.findByRole('region', { name: 'Copy of your message' })
    await expect(within(copy).getByText('Maître Claire Vandenberghe')).toBeVisible()
    await expect(within(copy).getByText('Belgium')).toBeVisible()
    await expect(within(copy).getByText('Student visa')).toBeVisible()
    // It was not prefilled, so nobody asked about a level.
    await expect(within(copy).queryByText('Service level')).toBeNull()
  },
}
export const AnotherMessage: Story = {
  args: { prefill },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer un autre message' }))
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    await expect(name).toHaveFocus()
    // What was filled in before stays so; what was typed is gone.
    for (const field of ['Nom', 'Adresse e-mail', 'Téléphone']) {
      await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('')
    }
    await expect(readMessage(canvas)).toMatch(/^Ma demande concerne le niveau 3, «\sRecours .+\n$/)
    await expect(canvas.getByRole('combobox', { name: 'Sujet' })).toHaveDisplayValue(
      'Visa étudiant',
    )
    await expect(canvas.queryByText('Votre message est envoyé')).toBeNull()
    await expect(canvas.queryByText('Awa Ndiaye')).toBeNull()
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
/** Nothing that somebody did not choose is in the copy, and no page of a visa is proposed. */
export const SentAboutOther: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent }, { ...french, country: 'Autre', subject: 'Autre' })
    const copy = await canvas.findByRole('region', { name: 'Copie de votre message' })
    await expect(within(copy).getAllByText('Autre')).toHaveLength(2)
    await expect(canvas.queryByText(/du visa demandé/)).toBeNull()
    await expect(canvas.getByText(/^La décision, si vous en avez reçu une/)).toBeVisible()
  },
}
/** A domain with accents, and a sign that nobody sees, as they are copied from a message. */
export const AccentedAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent }, { ...french, address: 'awa@école.example\u200b' })
    await expect(await canvas.findByText('Votre message est envoyé')).toBeVisible()
  },
}
/** The lawyers answer, not the secretariat that forwards the message. */
export const SentToLawyers: Story = {
  args: { lawyers: ['Hélène Vandamme', 'Marc Thill'] },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    await expect(
      await canvas.findByText(/^Le secrétariat le remet à chaque avocat, et chacun vous répondra/),
    ).toBeVisible()
  },
}
export const Sending: Story = {
  tags: ['state'],
  parameters: { app: { scenario: { faults: { 'mail.send': 'never' } } } },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    const button = await canvas.findByRole('button', { name: 'Envoi en cours…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa Ndiaye')
  },
}
/** The error is logged with its status, and the text of the server is not shown (spec 8.12). */
export const SendingFailed: Story = {
  tags: ['state'],
  parameters: {
    app: { scenario: { faults: { 'mail.send': { status: 500, text: '<b>Relay down</b>' } } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await fillInAndSubmit({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Votre message n’a pas pu être envoyé/,
    )
    await expect(log.mock.calls.join()).toContain('500')
    log.mockRestore()
    await expect(canvas.queryByText(/Relay down/)).toBeNull()
    // The form keeps its values, and the button works again.
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa Ndiaye')
    await expect(canvas.getByRole('combobox', { name: 'Sujet' })).toHaveDisplayValue(
      'Visa étudiant',
    )
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Ma rentrée est le 14 septembre.',
    )
    await expect(canvas.getByRole('button', { name: 'Envoyer le message' })).toBeVisible()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}
const sentSubjects: string[] = []

/**
 * Two of three mails are delivered; the third mailbox rejects the first attempt (docs/decisions.md). A second attempt
 * sends only that mail.
 */
export const PartlySent: Story = {
  beforeEach: () => {
    sentSubjects.length = 0
  },
  args: { lawyers: ['Hélène Vandamme', 'Ayşe Karaca', 'Marc Thill'] },
  decorators: [
    function WithOneRejection(Story) {
      const api = useApi()
      const [rejectingApi] = useState(() => {
        const rejectedSubjects = new Set<string>()
        const sendOrReject: typeof api.calls.mail.send = (input, signal) => {
          const { pSubject } = input.body
          sentSubjects.push(pSubject)
          if (!pSubject.includes('Karaca') || rejectedSubjects.has(pSubject)) {
            return api.calls.mail.send(input, signal)
          }
          rejectedSubjects.add(pSubject)
          return Promise.reject(new Error('The mailbox is full.'))
        }
        return { ...api, calls: { ...api.calls, mail: { send: sendOrReject } } }
      })
      return (
        <ApiContext value={rejectingApi}>
          <Story />
        </ApiContext>
      )
    },
  ],
  play: async ({ args, canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('n’a pas pu être envoyé à Maître Ayşe Karaca')
    await expect(alert).toHaveTextContent(
      'Il est déjà parti pour Maître Hélène Vandamme et Maître Marc Thill',
    )
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa Ndiaye')
    await expect(args.onSent).not.toHaveBeenCalled()

    await expect(sentSubjects).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalled())
    await expect(sentSubjects.slice(3)).toEqual([expect.stringContaining('Karaca')])
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Another offer is chosen while a message is being written: it is about that one, and the rest stays. */
export const AnotherLevel: Story = {
  args: { prefill },
  render: function Render(args) {
    const [level, setLevel] = useState(args.prefill?.level)
    return (
      <>
        <button type="button" onClick={() => setLevel('1')}>
          Niveau 1
        </button>
        <ContactForm
          {...args}
          prefill={{ ...args.prefill, level, message: `Ma demande concerne le niveau ${level}.` }}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'Je suis à Fès.')
    await userEvent.click(canvas.getByRole('button', { name: 'Niveau 1' }))
    await waitFor(() =>
      expect(readMessage(canvas)).toMatch(
        /^Ma demande concerne le niveau 1, «\sConseil .+\s»\.\nJe suis à Fès\.$/,
      ),
    )
  },
}

/** The day of the posting counts, too. */
export const AboutPostedLetter: Story = {
  args: {
    prefill: {
      letter:
        'country=BE&letter=visa&rule=be-refus&held=no&came=post&posted=2026-11-30&received=2026-12-03',
    },
  },
  parameters: { app: { today: '2026-12-05' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' })
    await waitFor(() =>
      expect(readMessage(canvas)?.replaceAll('\u00A0', ' ')).toMatch(
        /lettre reçue le jeudi 3 décembre 2026, cachet de la poste du lundi 30 novembre 2026/,
      ),
    )
  },
}
/** Nothing has come: the message speaks of no letter. */
export const AboutSilence: Story = {
  args: {
    prefill: {
      letter: 'country=FR&letter=silence&rule=fr-silence-consulat&held=no',
      level: undefined,
      subject: undefined,
    },
  },
  parameters: { app: { today: '2026-12-05' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' })
    await waitFor(() => expect(readMessage(canvas)).toMatch(/^Aucune réponse reçue/))
    await expect(readMessage(canvas)).not.toMatch(/[Ll]ettre reçue/)
  },
}

const caseFile = {
  version: 1,
  usedOn: '2026-12-01',
  visas: [
    {
      country: 'belgique',
      visa: 'visa-etudiant',
      visaId: 3,
      countryName: 'Belgique',
      name: 'Visa étudiant',
      level: 3,
    },
  ],
  letters: [{ id: '1', answers: belgianRefusal }],
  lists: [
    {
      id: '1',
      country: 'belgique',
      visa: 'visa-etudiant',
      heading: 'Le dossier à déposer',
      person: 'Marie',
      items: [
        { id: 'a', text: 'un passeport', status: 'ready' },
        { id: 'b', text: 'une photo ;', status: 'missing' },
      ],
    },
  ],
  messages: [],
  notes: 'Parler bas',
}
/** The summary of the visitor's file is text in the message, which can be changed; notes only on request. */
export const WithCaseFile: Story = {
  tags: ['state'],
  parameters: { app: { today: '2026-12-05' } },
  beforeEach: () => {
    localStorage.setItem('case-file', JSON.stringify(caseFile))
    window.dispatchEvent(new StorageEvent('storage', { key: 'case-file' }))
    return () => {
      localStorage.removeItem('case-file')
      window.dispatchEvent(new StorageEvent('storage', { key: 'case-file' }))
    }
  },
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    // A no-break space is a space.
    const read = () => message.value.replaceAll('\u00A0', ' ')
    await userEvent.type(message, 'Bonjour')
    const add = await canvas.findByRole('button', { name: 'Ajouter le résumé à mon message' })
    await userEvent.click(add)
    const lines = [
      'Bonjour',
      '',
      'Mon dossier, au 5 décembre 2026',
      'À faire avant le jeudi 31 décembre 2026 (L’Office des étrangers, un consulat ou la commune refuse le visa ou le séjour, sans ordonner de partir, lettre reçue le jeudi 3 décembre 2026, au plus tôt, le délai prend fin le samedi 2 janvier 2027)',
      'Visa : Visa étudiant, Belgique, niveau 3',
      'Pièces (Le dossier à déposer, Marie) : 1 prête sur 2',
      'Il manque : une photo',
      '',
    ]
    await expect(read()).toBe(lines.join('\n'))
    await userEvent.click(add)
    await expect(read()).toBe(lines.join('\n'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'avec mes notes' }))
    await userEvent.click(add)
    await expect(read()).toBe([...lines.slice(0, -1), 'Notes : Parler bas', ''].join('\n'))
    await expect(canvas.getByText('Le résumé est dans votre message.')).toBeVisible()
    const letterLine = message.value.split('\n')[3] ?? ''
    await userEvent.clear(message)
    await expect(canvas.queryByText('Le résumé est dans votre message.')).toBeNull()
    // What the message says of the letter already is not said twice.
    await userEvent.click(message)
    await userEvent.paste(`${letterLine}.`)
    await userEvent.click(add)
    await expect(message.value.split(letterLine)).toHaveLength(2)
    await expect(read()).toContain('Visa : Visa étudiant, Belgique, niveau 3')
  },
}
