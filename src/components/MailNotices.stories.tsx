import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'

import { MailNotices } from './MailNotices.tsx'
import { useOutgoingMails } from './outgoing-mails.ts'

interface LeftFormProps {
  /** What the server makes of the message. */
  answer: () => Promise<void>
}

/** A message whose form has been left, as none is mounted here. */
function LeftForm({ answer }: LeftFormProps) {
  const mails = useOutgoingMails()
  useEffect(() => {
    void mails.send({ path: '/contact', href: '/contact#message' }, answer)
  }, [mails, answer])
  return <MailNotices />
}

const accept = () => Promise.resolve()
const refuse = () => Promise.reject(new Error('The server refuses the message.'))

/** Says on any page what became of a message whose form has been left. */
const meta = {
  title: 'Site components/Mail notices',
  component: MailNotices,
} satisfies Meta<typeof MailNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  render: () => <LeftForm answer={accept} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre message est envoyé.')).toBeVisible()
  },
}
/** What was written is kept for the form, to which a button leads back. */
export const Failed: Story = {
  render: () => <LeftForm answer={refuse} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Votre message n’a pas pu être envoyé/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revenir au formulaire' })).toBeVisible()
  },
}
