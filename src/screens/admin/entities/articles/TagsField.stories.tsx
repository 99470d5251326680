import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { ApiContext, useApi } from '#api/context.ts'
import { ContractError } from '#api/errors.ts'

import { TagsField } from './TagsField.tsx'

const meta = {
  title: 'Screens/Admin/Tags field',
  component: TagsField,
  args: {
    id: 'tags',
    label: 'Tags',
    error: undefined,
    value: [],
    onChange: () => {},
    onPanelOpen: () => () => {},
    onPreparation: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <TagsField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TagsField>
export default meta
type Story = StoryObj<typeof meta>

const createParameters = (call: string, fault: object | string) => ({
  app: { scenario: { faults: { [call]: fault } } },
})

export const Default: Story = {}

/** The loading message is visible and announced. */
export const Loading: Story = {
  parameters: createParameters('tags.list', 'never'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des tags…')).toBeVisible()
    await expect(canvas.getByText('Chargement des tags…').closest('[role="status"]')).not.toBeNull()
  },
}
/** The retry button disappears, so the focus moves to the group. */
export const ListFailed: Story = {
  parameters: createParameters('tags.list', { status: 500 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(canvas.getByRole('group', { name: 'Tags' })).toHaveFocus()
  },
}

/** The error is announced and is about a tag, not a record. The input stays. */
function createTagErrorStory(fault: object | string, sentence: RegExp): Story {
  return {
    parameters: createParameters('tags.create', fault),
    play: async ({ canvas, userEvent }) => {
      const name = await canvas.findByLabelText('Nouveau tag')
      await canvas.findByRole('checkbox', { name: 'refus' })
      await userEvent.type(name, 'permis unique')
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
      const message = await canvas.findByText(sentence)
      await expect(message).toBeVisible()
      await expect(message.closest('[role="status"]')).not.toBeNull()
      await expect(name).toHaveAccessibleDescription(sentence)
      await expect(name).toHaveValue('permis unique')
      await expect(canvas.queryByText(/fiche|image/)).toBeNull()
    },
  }
}
export const NotCreated500: Story = createTagErrorStory(
  { status: 500 },
  /^Le serveur a eu un problème/,
)
export const NotCreated404: Story = createTagErrorStory(
  { status: 404 },
  /^Le serveur ne sait pas créer de/,
)
export const NotCreated413: Story = createTagErrorStory({ status: 413 }, /^Ce nom est trop long/)
/** The refetched list does not have the tag. */
export const NotConfirmed: Story = createTagErrorStory('malformed', /^Le serveur n’a pas confirmé/)

/** Enter that ends a composition belongs to the input method. */
export const Composed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'refus' })
    const field = canvas.getByLabelText('Nouveau tag')
    await userEvent.type(field, 'refus')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(field).toHaveValue('refus')
    await expect(canvas.getByRole('checkbox', { name: 'refus' })).not.toBeChecked()
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'refus' })).toBeChecked())
  },
}

/** The server created the tag but its response was unreadable: the refetched list has it. */
export const CreatedDespiteUnreadableResponse: Story = {
  decorators: [
    (Story) => (
      <UnreadableResponse>
        <Story />
      </UnreadableResponse>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'refus' })
    await userEvent.type(canvas.getByLabelText('Nouveau tag'), 'permis unique{Enter}')
    // The refetched list may be shown before the tag is chosen.
    await canvas.findByRole('checkbox', { name: 'permis unique', checked: true })
    await expect(await canvas.findByText(/^Le tag «\spermis unique\s» est ajouté/)).toBeVisible()
    await expect(canvas.getByLabelText('Nouveau tag')).toHaveValue('')
  },
}

function UnreadableResponse({ children }: { children: ReactNode }) {
  const api = useApi()
  const create: typeof api.calls.tags.create = async (input) => {
    await api.calls.tags.create(input)
    throw new ContractError('tags.create', [])
  }
  const calls = { ...api.calls, tags: { ...api.calls.tags, create } }
  return <ApiContext value={{ ...api, calls }}>{children}</ApiContext>
}
