import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { RichTextEditor } from './RichTextEditor.tsx'

const onChange = fn()

const meta = {
  title: 'Content/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Contenu', value: '<p>Un <strong>mot</strong>.</p>', onChange },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <RichTextEditor
        {...args}
        value={value}
        onChange={(html) => {
          onChange(html)
          setValue(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const WithError: Story = { args: { error: 'Écrivez le contenu.' } }

/** Without a button for them, headings, quotations, nested lists and small print still come back. */
export const KeepsWhatItHasNoButtonFor: Story = {
  args: {
    value:
      '<h2>Titre</h2><p>Texte <em>penché</em>, <u>souligné</u>\u00a0!</p><blockquote>Cité</blockquote>' +
      '<ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul>' +
      '<p><small>État au <time datetime="2026-09-14">14 septembre 2026</time>.</small></p>',
  },
  play: async ({ canvas, args }) => {
    onChange.mockClear()
    const box = await canvas.findByRole('textbox', { name: 'Contenu' })
    await expect(onChange).not.toHaveBeenCalled()
    box.focus()
    document.execCommand('insertText', false, 'X')
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    const last = String(onChange.mock.lastCall?.[0])
    await expect(last.replace('X', '')).toBe(args.value)
  },
}

/** What it would lose is shown as it is, until somebody asks to edit it all the same. */
export const HoldsATable: Story = {
  args: {
    value: '<p>Avant</p><table><tbody><tr><th>Frais</th><td>180 €</td></tr></tbody></table>',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/: un tableau\./)).toBeVisible()
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier quand même' }))
    await expect(await canvas.findByRole('textbox', { name: 'Contenu' })).toHaveTextContent('180 €')
  },
}
