import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'

import { belgianRefusal } from '#domain/deadlines/examples.fixture.ts'
import { writeLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Contact', parameters: pageAt('/contact') } satisfies Meta
export default meta

const contactAboutLetter = pageAt(
  `/contact?country=belgique&letter=${encodeURIComponent(writeLetterAddress(belgianRefusal))}`,
)
const withLetter = {
  ...contactAboutLetter,
  app: { ...contactAboutLetter.app, today: '2026-12-05' },
}

const readMessage = (canvas: ReturnType<typeof within>) => {
  const message = canvas.getByRole('textbox', { name: 'Message' })
  return message instanceof HTMLTextAreaElement ? message.value : undefined
}

/** (spec 2.8.1, 2.8.2) */
export const Loaded: Story = {}
export const English: Story = { globals: english }
export const LongTexts: Story = { globals: phone, parameters: pageAt('/contact', 'long-texts') }
export const Phone: Story = { globals: phone }
export const Douala: Story = {
  parameters: pageAt('/contact?office=cm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Douala', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Appeler le +237 2 00 00 01 40' })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: pageAt('/contact', { 'countries.list': 'never', 'contactSubjects.list': 'never' }),
}
export const Empty: Story = {
  parameters: pageAt('/contact', { 'countries.list': 'empty', 'contactSubjects.list': 'empty' }),
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Pays de destination' })
    await waitFor(() => expect(country).toHaveDisplayValue('Choisissez un pays'))
    await userEvent.selectOptions(country, 'Autre')
    await expect(country).toHaveValue('other')
  },
}
/** (spec 8.12) */
export const Failed: Story = {
  parameters: pageAt('/contact', {
    'countries.list': { status: 500 },
    'contactSubjects.list': 'wrongShape',
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/La liste des pays n’a pas pu être chargée/)).toBeVisible()
    await expect(
      await canvas.findByText(/La liste des sujets n’a pas pu être chargée/),
    ).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(2)
    const subject = canvas.getByRole('combobox', { name: 'Sujet' })
    await userEvent.selectOptions(subject, 'Autre')
    await expect(subject).toHaveValue('other')
  },
}
export const Prefilled: Story = {
  parameters: pageAt('/contact?country=france&subject=visa-etudiant&level=3'),
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Pays de destination' })
    await waitFor(() => expect(country).toHaveDisplayValue('France'))
    const subject = canvas.getByRole('combobox', { name: 'Sujet' })
    await waitFor(() => expect(subject).toHaveDisplayValue('Visa étudiant'))
    await waitFor(() =>
      expect(readMessage(canvas)).toMatch(
        /^Ma demande concerne le niveau 3, «\sRecours .+\s»\.\n$/,
      ),
    )
  },
}
/** What a lawyer must know of a letter stands in the message, which the visitor can change. */
export const PrefilledWithLetter: Story = {
  parameters: withLetter,
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'Je suis à Fès.')
    await waitFor(() =>
      expect(readMessage(canvas)).toMatch(
        /^À\sfaire\savant\sle\sjeudi\s31\sdécembre\s2026\s\(.*lettre\sreçue\sle\sjeudi\s3\sdécembre\s2026,\s.*au\splus\stôt,\sle\sdélai\sprend\sfin\sle\ssamedi\s2\sjanvier\s2027\)\.\nJe\ssuis\sà\sFès\.$/,
      ),
    )
  },
}
export const PrefilledWithLetterEnglish: Story = {
  parameters: withLetter,
  globals: english,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(readMessage(canvas)).toMatch(
        /^To\sdo\sbefore\sThursday,\s31\sDecember\s2026\s\(.*,\sletter\sreceived\son/,
      ),
    )
  },
}
/** What an address asks for and does not exist is left open. */
export const PrefilledWithUnknown: Story = {
  parameters: pageAt(
    '/contact?office=XX&country=atlantide&subject=Visa-%C3%89tudiant&level=%3Cb%3E&couleur=rouge',
  ),
  play: async ({ canvas }) => {
    const subject = await canvas.findByRole('combobox', { name: 'Sujet' })
    await waitFor(() => expect(subject).toHaveDisplayValue('Visa étudiant'))
    await expect(canvas.getByRole('combobox', { name: 'Pays de destination' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Bruxelles', pressed: true })).toBeVisible()
  },
}
export const WithErrors: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le message' }))
    const summary = await canvas.findByRole('group', {
      name: '6 champs sont à revoir avant l’envoi',
    })
    await expect(summary).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Indiquez votre adresse e-mail.' }))
    const email = canvas.getByRole('textbox', { name: 'Adresse e-mail' })
    await expect(email).toHaveFocus()
    await userEvent.keyboard('awa')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/adresse e-mail complète/))
    await userEvent.keyboard('@example.org')
    await waitFor(() => expect(email).toBeValid())
    await expect(email).toHaveFocus()
  },
}
