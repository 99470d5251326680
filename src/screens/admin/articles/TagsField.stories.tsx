import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

import { ApiContext, useApi } from '#api/context.ts'
import { ContractError } from '#api/errors.ts'

import { EditArticle } from './ArticleForm.tsx'
import { TagsField } from './TagsField.tsx'

const meta = {
  title: 'Screens/Admin/Tags field',
  component: TagsField,
  args: { id: 'tags', error: undefined, value: [], onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <TagsField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TagsField>
export default meta
type Story = StoryObj<typeof meta>

const failing = (call: string, fault: object | string) => ({
  app: { scenario: { faults: { [call]: fault } } },
})

export const Default: Story = {}

/** The list says that it is not there yet, to eyes and ears. */
export const Loading: Story = {
  parameters: failing('tags.list', 'never'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des tags…')).toBeVisible()
    await expect(canvas.getByText('Chargement des tags…').closest('[role="status"]')).not.toBeNull()
  },
}
/** An article may name its tags by words alone: its form waits for their list, and says so. */
export const LoadingWithTheForm: Story = {
  parameters: failing('tags.list', 'never'),
  render: function Render() {
    const article = useQuery(useApi().queries.articles.detail({ id: 1 }))
    return (
      <>
        <EditArticle id="1" />
        {article.isSuccess && <p>{article.data.title}</p>}
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Refus de visa étudiant/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Modifier un article' })).toBeVisible()
    await expect(canvas.getByText('Chargement de la fiche…')).toHaveRole('status')
  },
}
/** Whoever asks again is not left without a focus. */
export const ListFailed: Story = {
  parameters: failing('tags.list', { status: 500 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(canvas.getByRole('group', { name: 'Tags' })).toHaveFocus()
  },
}

/** Why a tag could not be created is read out, in words about a tag; what was typed stays. */
function notCreated(fault: object | string, sentence: RegExp): Story {
  return {
    parameters: failing('tags.create', fault),
    play: async ({ canvas, userEvent }) => {
      const name = await canvas.findByLabelText('Nouveau tag')
      await canvas.findByRole('checkbox', { name: 'refus' })
      await userEvent.type(name, 'permis unique')
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
      const said = await canvas.findByText(sentence)
      await expect(said).toBeVisible()
      await expect(said.closest('[role="status"]')).not.toBeNull()
      await expect(name).toHaveAccessibleDescription(sentence)
      await expect(name).toHaveValue('permis unique')
      await expect(canvas.queryByText(/fiche|image/)).toBeNull()
    },
  }
}
export const NotCreated500: Story = notCreated({ status: 500 }, /^Le serveur a eu un problème/)
export const NotCreated404: Story = notCreated({ status: 404 }, /^Le serveur ne sait pas créer de/)
export const NotCreated413: Story = notCreated({ status: 413 }, /^Ce nom est trop long/)
/** The list was read again, and the tag is not in it. */
export const NotConfirmed: Story = notCreated('malformed', /^Le serveur n’a pas confirmé/)

/** The server created the tag and said so in an answer that cannot be read: the list, read again, has it. */
export const CreatedWithoutAnAnswer: Story = {
  decorators: [
    (Story) => (
      <UnreadableAnswer>
        <Story />
      </UnreadableAnswer>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'refus' })
    await userEvent.type(canvas.getByLabelText('Nouveau tag'), 'permis unique{Enter}')
    await expect(await canvas.findByRole('checkbox', { name: 'permis unique' })).toBeChecked()
    await waitFor(() => expect(canvas.getByLabelText('Nouveau tag')).toHaveValue(''))
    await expect(canvas.getByText(/^Le tag «\spermis unique\s» est ajouté/)).toBeVisible()
  },
}

function UnreadableAnswer({ children }: { children: ReactNode }) {
  const api = useApi()
  const create: typeof api.calls.tags.create = async (input) => {
    await api.calls.tags.create(input)
    throw new ContractError('tags.create', '', 'not JSON')
  }
  const calls = { ...api.calls, tags: { ...api.calls.tags, create } }
  return <ApiContext value={{ ...api, calls }}>{children}</ApiContext>
}
