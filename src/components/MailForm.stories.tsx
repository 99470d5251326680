import type { Meta, StoryObj } from '@storybook/react-vite'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'

import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { MailForm } from './MailForm.tsx'

interface ExampleProps {
  status?: 'idle' | 'sending' | 'sent' | 'failed'
  /** Whether the person typed while the message was on its way. */
  hasNewerInput?: boolean
  /** How often the form was sent without a name. */
  refusals?: number
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The frame of the contact form around two fields. */
function Example({ status = 'idle', hasNewerInput = false, refusals = 0, onSubmit }: ExampleProps) {
  const { t } = useTranslation('contactForm')
  const frame = useRef<HTMLDivElement>(null)
  const error = refusals > 0 ? t('errors.name') : undefined
  return (
    <MailForm
      sending={{ frame, status, hasNewerInput, delivered: [], copy: undefined }}
      submitCount={refusals}
      errors={error === undefined ? [] : [{ fieldId: 'name', message: error }]}
      texts={{
        errors: t('errors.title', { count: 1 }),
        sent: t('sent'),
        sentAdvice: t('sentAdvice'),
        failed: t('failed'),
        failedAdvice: t('failedAdvice'),
        send: t('send'),
        sending: t('sending'),
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    >
      <TextField id="name" label={t('name')} error={error} required />
      <TextArea id="message" label={t('message')} required />
    </MailForm>
  )
}

/** The frame of every form that sends a mail: what happened to the message, and the button. */
const meta = {
  title: 'Site components/Mail form',
  component: MailForm,
  args: { onSubmit: fn() },
  render: Example,
} satisfies Meta<typeof MailForm>
export default meta
type Story = StoryObj<ExampleProps>

/** The summary of errors takes the focus. */
export const Refused: Story = {
  args: { refusals: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Indiquez votre nom.' })).toBeVisible()
  },
}
/** The button keeps the focus and says that it waits. */
export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
/** Who typed on keeps the focus, and finds the confirmation by the button. */
export const SentWhileTyping: Story = { args: { status: 'sent', hasNewerInput: true } }
