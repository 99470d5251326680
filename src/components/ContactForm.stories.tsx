import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { ApiContext, useApi } from '#api/context.ts'

import { ContactForm } from './ContactForm.tsx'

const meta = {
  title: 'Site components/Contact form',
  component: ContactForm,
  args: { onSent: fn() },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

/** Fills in every field and submits. */
async function fillInAndSubmit({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const type = async (name: string, text: string) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), text)
  }
  const choose = async (name: string, option: string) => {
    await canvas.findByRole('option', { name: option })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
  }
  await type('Nom', 'Awa Ndiaye')
  await type('Adresse e-mail', 'awa@example.org')
  await type('Téléphone', '+237600000000')
  await choose('Pays de destination', 'Belgique')
  await choose('Sujet', 'Visa étudiant')
  await type('Message', 'Ma rentrée est le 14 septembre.')
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
}

/** (spec 5.3) */
export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const ForLawyer: Story = {
  args: { lawyers: ['Claire Vandenberghe'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Votre message est destiné à Maître Claire Vandenberghe\./),
    ).toBeVisible()
  },
}
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await fillInAndSubmit({ canvas, userEvent })
    const confirmation = (await canvas.findByText('Votre message est envoyé')).closest(
      '[role="status"]',
    )
    await waitFor(() => expect(confirmation).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Sujet' })).toHaveValue('')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(args.onSent).toHaveBeenCalledTimes(1)
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
