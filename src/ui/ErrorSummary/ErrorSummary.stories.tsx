import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { fieldId: 'nom', message: 'Indiquez votre nom.' },
  { fieldId: 'telephone', message: 'Indiquez votre numéro de téléphone.' },
]

const guidance: Guidance = {
  do: [
    'Place it above the first field, with errors in field order.',
    'Repeat each field’s error and say how to fix it: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Count the errors in the title: “2 champs sont à revoir avant l’envoi”.',
    'Pass `submitCount`: each failed submit then focuses the summary again.',
  ],
  dont: [
    'Don’t use it for server or network errors: use a Notice with the variant `warning`.',
    'Don’t use it instead of the error at the field: show both (WCAG 3.3.1).',
    'Don’t pass the id of a label or wrapper: the link must target a focusable field. One error per field.',
  ],
  drawn: {
    do: () => (
      <ErrorSummary title="2 champs sont à revoir avant l’envoi" submitCount={0} errors={errors} />
    ),
    dont: () => (
      <ErrorSummary
        title="Erreur"
        submitCount={0}
        errors={errors.map((error) => ({ ...error, message: 'Champ invalide' }))}
      />
    ),
  },
  accessibility: [
    'A group named by its title. Each failed submit moves focus to it; typing never does.',
    'It is not a live region: focus already announces it.',
    'The focus outline also shows after a mouse click (WCAG 2.4.7).',
    'Links focus their field without changing the URL and are at least 24 px high (WCAG 2.5.8).',
  ],
  keyboard: {
    Tab: 'Moves from the summary to its links. The summary itself is not a tab stop.',
    Enter: 'Moves to the link’s field.',
  },
}

const meta = {
  title: 'Components/Error summary',
  tags: ['engines'],
  component: ErrorSummary,
  parameters: { guidance },
  args: { title: '2 champs sont à revoir avant l’envoi', errors, submitCount: 0 },
  render: function Render(args) {
    const [submitCount, setSubmitCount] = useState(args.submitCount)
    return (
      <div style={{ display: 'grid', gap: 'var(--space-5)', maxInlineSize: '32rem' }}>
        <ErrorSummary
          {...args}
          submitCount={submitCount}
          errors={submitCount > 0 ? args.errors : []}
        />
        <TextField id="nom" label="Nom" />
        <TextField id="telephone" label="Téléphone" type="tel" />
        <Button onClick={() => setSubmitCount(submitCount + 1)}>Envoyer</Button>
      </div>
    )
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { submitCount: 1 } }
/** An error that is mended leaves the list, and the fields stay where they are. */
export const Mended: Story = {
  args: { submitCount: 1 },
  render: function Render(args) {
    const [mended, setMended] = useState(0)
    return (
      <>
        <ErrorSummary {...args} errors={args.errors.slice(mended)} />
        <Button onClick={() => setMended(mended + 1)}>Corriger</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Corriger' })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(button.getBoundingClientRect().top).toBe(top)
  },
}
export const WithoutErrors: Story = { args: { submitCount: 1, errors: [] } }
export const LongStrings: Story = {
  args: {
    submitCount: 1,
    errors: errors.map((error) => ({ ...error, message: error.message.repeat(5) })),
  },
  globals: { viewport: { value: 'phone' } },
}
export const FailedSubmits: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const url = canvasElement.ownerDocument.location.href
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    const summary = canvas.getByRole('group', { name: '2 champs sont à revoir avant l’envoi' })
    await expect(summary).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: 'Indiquez votre numéro de téléphone.' }))
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveFocus()
    await userEvent.keyboard('1')
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveFocus()
    await expect(canvasElement.ownerDocument.location.href).toBe(url)

    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    await expect(summary).toHaveFocus()
  },
}
