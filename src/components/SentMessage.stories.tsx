import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'

import { english, phone } from '#storybook/page-story.ts'

import { SentMessage } from './SentMessage.tsx'

const values = {
  name: 'Awa Ndiaye',
  email: 'awa@example.org',
  phone: '+237600000000',
  country: '1',
  subject: '3',
  message: 'Ma rentrée est le 14 septembre.\nMerci de me dire ce qui manque à mon dossier.',
}

/** In place of the form, once its message is sent: a copy to keep, when an answer comes, what to prepare. */
const meta = {
  title: 'Site components/Sent message',
  component: SentMessage,
  args: {
    values,
    details: { country: 'Belgique', subject: 'Visa étudiant' },
    sentAt: new Date('2026-12-05T11:00:00Z'),
    lawyers: '',
    lawyerCount: 0,
    onAnother: fn(),
  },
} satisfies Meta<typeof SentMessage>
export default meta
type Story = StoryObj<Meta<ComponentProps<typeof SentMessage>>>

export const ToTheNetwork: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Visa étudiant/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer un autre message' }))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
}
/** About a level of an intervention. Typed on meanwhile: the form is still there, so nothing leads back to it. */
export const ToLawyersTypedOn: Story = {
  args: {
    lawyers: 'Me Sophie Lambert et Me Karim Haddad',
    lawyerCount: 2,
    details: { country: 'Belgique', subject: 'Visa étudiant', level: '3' },
    onAnother: undefined,
  },
  globals: phone,
}
/** The lists cannot be asked again: the names are those that were sent. */
export const ListsFail: Story = {
  args: { values: { ...values, message: 'Une phrase assez longue pour la feuille. '.repeat(30) } },
  parameters: {
    app: {
      scenario: {
        faults: { 'countries.list': { status: 500 }, 'contactSubjects.list': { status: 500 } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visa étudiant')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Visa étudiant/ })).toBeNull()
  },
}
export const English: Story = { globals: english }
