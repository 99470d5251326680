import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  addView,
  isSameView,
  maxViewNameLength,
  removeView,
  renameView,
  type SavedView,
} from '#domain/saved-views.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { showToast } from '../../core/layout/toasts.ts'
import { savedViews } from './views.ts'

/** What is done with a view. The one that is saved has no name yet. */
export interface ViewTask {
  readonly kind: 'save' | 'rename' | 'delete'
  readonly view: SavedView
}

interface ViewDialogProps {
  /** Undefined while the dialog is closed. */
  task: ViewTask | undefined
  /** Whether a view of the list has this name. */
  isTaken: (name: string) => boolean
  onClose: () => void
  /** Called once the views have changed. */
  onDone: () => void
}

/** Names a view, or asks before one is deleted. */
export function ViewDialog({ task, isTaken, onClose, onDone }: ViewDialogProps) {
  const { t } = useTranslation('adminSearch')
  const formId = useId()
  const isDeletion = task?.kind === 'delete'
  function finish(message: 'saved' | 'renamed' | 'deleted', name: string): void {
    const isStored = savedViews.isStored()
    showToast(
      isStored ? 'success' : 'warning',
      isStored ? t(`views.${message}`, { name }) : t('views.notStored'),
    )
    onDone()
  }
  return (
    <Dialog
      open={task !== undefined}
      onClose={onClose}
      role={isDeletion ? 'alertdialog' : 'dialog'}
      title={task && t(`views.dialogs.${task.kind}.title`)}
      actions={
        task && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('views.cancel')}
            </Button>
            {isDeletion ? (
              <Button
                onClick={() => {
                  savedViews.change((views) => removeView(views, task.view))
                  finish('deleted', task.view.name)
                }}
              >
                {t('views.dialogs.delete.confirm')}
              </Button>
            ) : (
              <Button type="submit" form={formId}>
                {t(`views.dialogs.${task.kind}.confirm`)}
              </Button>
            )}
          </>
        )
      }
    >
      {isDeletion && <p>{t('views.dialogs.delete.question', { name: task.view.name })}</p>}
      {task !== undefined && !isDeletion && (
        <NameForm
          id={formId}
          view={task.view}
          isTaken={isTaken}
          onName={(name) => {
            savedViews.change((views) =>
              task.kind === 'save'
                ? addView(views, { ...task.view, name })
                : renameView(views, task.view, name),
            )
            finish(task.kind === 'save' ? 'saved' : 'renamed', name)
          }}
        />
      )}
    </Dialog>
  )
}

interface NameFormProps extends Pick<ViewDialogProps, 'isTaken'> {
  id: string
  view: SavedView
  onName: (name: string) => void
}

function NameForm({ id, view, isTaken, onName }: NameFormProps) {
  const { t } = useTranslation('adminSearch')
  const [name, setName] = useState(view.name)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isOwn = isSameView(view, { list: view.list, name })
  const isMissing = name.trim() === ''
  const error = isMissing ? t('views.nameMissing') : isTaken(name) && !isOwn && t('views.nameTaken')
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events through a dialog to the form around it.
        event.stopPropagation()
        setIsSubmitted(true)
        if (error === false) onName(name.trim())
      }}
    >
      <TextField
        label={t('views.name')}
        hint={t('views.nameHint')}
        error={isSubmitted && error}
        announce="error"
        autoComplete="off"
        maxLength={maxViewNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </form>
  )
}
