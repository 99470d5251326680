import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button/Button.tsx'

import { DeleteDialog, DependentsList } from './DeleteDialog.tsx'
import { useDeleteRecords } from './useDeleteRecords.ts'

interface Country {
  id: number
  name: string
}

type DeleteFn = (id: number) => Promise<unknown>

interface DeleteStoryProps {
  items: readonly Country[]
  deleteRecord: DeleteFn
  dependents: ComponentProps<typeof DependentsList>
  closesOnBackdropClick: boolean
}

const getRecordName = ({ name }: Country) => name

function DeleteStory({ items, deleteRecord, dependents, closesOnBackdropClick }: DeleteStoryProps) {
  const deletion = useDeleteRecords<Country>(({ id }) => deleteRecord(id), getRecordName)
  return (
    <main>
      <h1>Pays</h1>
      <Button onClick={() => deletion.open(items)}>Choisir</Button>
      <p>{deletion.dialog.status}</p>
      <DeleteDialog
        deletion={deletion}
        getRecordName={getRecordName}
        getQuestion={([country]) =>
          `Êtes-vous sûr de vouloir supprimer le pays "${country?.name}" ?`
        }
        closesOnBackdropClick={closesOnBackdropClick}
        renderDependents={() => <DependentsList {...dependents} />}
      />
    </main>
  )
}

const belgium = { id: 1, name: 'Belgique' }
const france = { id: 2, name: 'France' }

const meta = {
  title: 'Screens/Admin/Delete dialog',
  component: DeleteStory,
  args: {
    items: [belgium],
    deleteRecord: fn<DeleteFn>(() => Promise.resolve()),
    dependents: { dependents: [], hasFailed: false },
    closesOnBackdropClick: false,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleName(
      'Confirmer la suppression',
    )
  },
} satisfies Meta<typeof DeleteStory>
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.10, 4.16) */
export const Open: Story = {}
export const LoadingDependents: Story = {
  args: { dependents: { dependents: undefined, hasFailed: false } },
}
export const DependentsUnknown: Story = {
  args: { dependents: { dependents: undefined, hasFailed: true } },
}
export const WithDependents: Story = {
  args: {
    dependents: {
      hasFailed: false,
      dependents: [
        { entity: 'visas', records: [{ id: 1, name: 'Visa étudiant' }] },
        {
          entity: 'faqs',
          records: Array.from({ length: 18 }, (_, id) => ({
            id,
            name: `Combien de temps faut-il attendre, et que faire pendant ce temps ? (${id + 1})`,
          })),
        },
      ],
    },
  },
}
export const LongName: Story = {
  args: { items: [{ id: 1, name: 'Anticonstitutionnellement'.repeat(12) }] },
  globals: { viewport: { value: 'phone' } },
}
/** While the request is pending, Cancel, Escape, the backdrop and a second click do nothing. */
export const Deleting: Story = {
  args: {
    deleteRecord: fn<DeleteFn>(() => new Promise(() => undefined)),
    closesOnBackdropClick: true,
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Supprimer' })
    // Both clicks happen before the next render.
    confirm.click()
    confirm.click()
    await waitFor(() => expect(canvas.getByText('deleting')).toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Escape}')
    canvas.getByRole('alertdialog').click()
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
    await expect(args.deleteRecord).toHaveBeenCalledTimes(1)
  },
}
export const Conflict: Story = {
  args: {
    deleteRecord: fn<DeleteFn>(() =>
      Promise.reject(new ApiError('countries.remove', 409, '<b>Still</b>')),
    ),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('D’autres éléments s’y rattachent encore')
    await expect(alert).not.toHaveTextContent('Still')
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(args.deleteRecord).toHaveBeenCalledTimes(2))
  },
}
export const SomeFailed: Story = {
  args: {
    items: [belgium, france],
    deleteRecord: fn<DeleteFn>((id) =>
      id === 1
        ? Promise.reject(new ApiError('countries.remove', 500, 'Down'))
        : Promise.resolve(undefined),
    ),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('1 sur 2 supprimés.')
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(args.deleteRecord).toHaveBeenCalledTimes(3))
    await expect(args.deleteRecord).toHaveBeenLastCalledWith(1)
  },
}
/** After a denied deletion, the others are not sent. */
export const Denied: Story = {
  args: {
    items: [belgium, france],
    deleteRecord: fn<DeleteFn>(() => Promise.reject(new ApiError('countries.remove', 403, ''))),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('France : Accès refusé')
    await expect(args.deleteRecord).toHaveBeenCalledTimes(1)
  },
}
export const Deleted: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    await userEvent.click(
      within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
    )
    await waitFor(() => expect(canvas.getByText('closed')).toBeInTheDocument())
    await expect(args.deleteRecord).toHaveBeenCalledWith(1)
  },
}
