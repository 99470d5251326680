import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'

import type { CaseFile } from '#domain/case-file/case-file.ts'
import { belgianRefusal } from '#domain/deadlines/examples.fixture.ts'
import { english } from '#storybook/page-story.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'

import { CaseFileSummary } from './CaseFileSummary.tsx'
import { keptCaseFile, noCaseFile } from './useCaseFile.ts'
import type { ContactFormValues } from './useContactForm.ts'

const file: CaseFile = {
  version: 1,
  usedOn: '2026-12-05',
  visas: [
    {
      country: 'belgique',
      visa: 'visa-etudiant',
      visaId: 3,
      countryName: 'Belgique',
      name: 'Visa étudiant',
      level: 2,
    },
  ],
  letters: [{ id: '1', answers: belgianRefusal }],
  lists: [],
  messages: [],
  notes: '',
}

/** Somebody prepares a file on this device. Nothing is left for the next story. */
const withFile = (kept: CaseFile) => () => {
  keptCaseFile.change(() => ({ kind: 'open', file: kept }))
  return () => keptCaseFile.change(() => noCaseFile)
}

const defaultValues: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  country: '',
  subject: '',
  message: 'Ma rentrée est le 14 septembre.',
}

/** The message that the summary is written into, above it as in the form. */
function MessageWithSummary() {
  const { t } = useTranslation('contactForm')
  const form = useForm<ContactFormValues>({ defaultValues })
  return (
    <>
      <TextArea id="message" label={t('message')} rows={8} {...form.register('message')} />
      <CaseFileSummary form={form} />
    </>
  )
}

/** Offers the file of the device for a message. What is sent stands in the message, where it can be changed. */
const meta = {
  title: 'Site components/Summary of the file',
  component: CaseFileSummary,
  parameters: { app: { today: '2026-12-05' } },
  beforeEach: withFile(file),
  // The form, its only property, is made in the story.
  render: MessageWithSummary,
} satisfies Meta<typeof CaseFileSummary>
export default meta
type Story = StoryObj

/** A title alone would say nothing. */
export const NothingToAdd: Story = {
  beforeEach: withFile({ ...file, visas: [], letters: [], lists: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /résumé/ }))
    await expect(await canvas.findByText(/^Votre message dit déjà/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Ma rentrée est le 14 septembre.')
  },
}
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Votre dossier' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('Ma rentrée est le 14 septembre.')
  },
}
/** The notes are private: they are added on request only. */
export const AddedWithNotes: Story = {
  tags: ['state'],
  beforeEach: withFile({ ...file, notes: 'Dossier 2026/1234' }),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Ajouter le résumé à mon message' })
    await userEvent.click(add)
    const message = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(message.value).toMatch(/Visa\s: Visa étudiant, Belgique/)
    await expect(message.value).not.toContain('2026/1234')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'avec mes notes' }))
    await userEvent.click(add)
    await expect(message.value).toMatch(/Notes\s: Dossier 2026\/1234/)
    await expect(canvas.getByText('Le résumé est dans votre message.')).toBeVisible()
  },
}
export const English: Story = { globals: english }
