import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button/Button.tsx'

import { DependentsList } from './DependentsList.tsx'
import { DeleteDialog, type DeleteDialogOptions } from './DeleteDialog.tsx'
import { useDeleteRecords } from './useDeleteRecords.ts'

interface Country {
  id: number
  name: string
}

type DeleteFn = (id: number) => Promise<unknown>

interface DeleteStoryProps {
  items: readonly Country[]
  remove: DeleteFn
  dependents: Parameters<typeof DependentsList>[0]
  closesFromScrim: boolean
}

function DeleteStory({ items, remove, dependents, closesFromScrim }: DeleteStoryProps) {
  const removing: DeleteDialogOptions<Country> = {
    deleteRecord: remove,
    getRecordName: ({ name }) => name,
    closesOnBackdropClick: closesFromScrim,
    getQuestion: ({ name }) => `Êtes-vous sûr de vouloir supprimer le pays "${name}" ?`,
    getBulkQuestion: (count) => `Êtes-vous sûr de vouloir supprimer ces ${count} pays ?`,
    // oxlint-disable-next-line react/no-unstable-nested-components -- a story's own
    Dependents: () => <DependentsList {...dependents} />,
  }
  const removal = useDeleteRecords(removing)
  return (
    <main>
      <h1>Pays</h1>
      <Button
        onClick={() => {
          removal.open(items)
        }}
      >
        Choisir
      </Button>
      <p>{removal.removal.state}</p>
      <DeleteDialog options={removing} deletion={removal} />
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
    remove: fn<DeleteFn>(() => Promise.resolve()),
    dependents: { dependents: [], hasFailed: false },
    closesFromScrim: false,
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
export const Asking: Story = {}
export const Checking: Story = { args: { dependents: { dependents: undefined, hasFailed: false } } }
export const Unchecked: Story = { args: { dependents: { dependents: undefined, hasFailed: true } } }
export const WithDependents: Story = {
  args: {
    dependents: {
      hasFailed: false,
      dependents: [
        { kind: 'visas', records: [{ id: 1, name: 'Visa étudiant' }] },
        {
          kind: 'faqs',
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
/** Nothing but the answer ends it: neither Cancel, nor Escape, nor a second click. */
export const Removing_: Story = {
  name: 'Removing',
  args: {
    remove: fn<DeleteFn>(() => new Promise(() => undefined)),
    closesFromScrim: true,
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Supprimer' })
    // Both clicks before anything is drawn again.
    confirm.click()
    confirm.click()
    await waitFor(() => expect(canvas.getByText('deleting')).toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Escape}')
    canvas.getByRole('alertdialog').click()
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
    await expect(args.remove).toHaveBeenCalledTimes(1)
  },
}
export const Conflict: Story = {
  args: {
    remove: fn<DeleteFn>(() =>
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
    await waitFor(() => expect(args.remove).toHaveBeenCalledTimes(2))
  },
}
export const SomeFailed: Story = {
  args: {
    items: [belgium, france],
    remove: fn<DeleteFn>((id) =>
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
    await waitFor(() => expect(args.remove).toHaveBeenCalledTimes(3))
    await expect(args.remove).toHaveBeenLastCalledWith(1)
  },
}
/** No use in asking for the others when nobody may. */
export const DeniedOnce: Story = {
  args: {
    items: [belgium, france],
    remove: fn<DeleteFn>(() => Promise.reject(new ApiError('countries.remove', 403, ''))),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    const dialog = within(canvas.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('France : Accès refusé')
    await expect(args.remove).toHaveBeenCalledTimes(1)
  },
}
export const Removed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await meta.play(context)
    await userEvent.click(
      within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
    )
    await waitFor(() => expect(canvas.getByText('closed')).toBeInTheDocument())
    await expect(args.remove).toHaveBeenCalledWith(1)
  },
}
