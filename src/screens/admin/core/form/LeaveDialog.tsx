import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import type { PendingInput } from '../definition/usePendingInput.ts'

interface LeaveDialogProps {
  blocker: { readonly reset: () => void; readonly proceed: () => void }
  /** Deletes the draft, which is otherwise kept. */
  onDiscard: () => Promise<void>
  pendingInput: PendingInput
  /** When the draft was written that is offered and not answered: the new one takes its place. */
  replaced: string | undefined
}

/** Confirms leaving a form with unsaved changes. */
export function LeaveDialog({ blocker, pendingInput, replaced, onDiscard }: LeaveDialogProps) {
  const { t, i18n } = useTranslation('adminForms')
  /** The form writes its draft when it is left. */
  async function keepDraft(): Promise<void> {
    await pendingInput.waitForPreparations()
    if (pendingInput.insertPanels()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={() => void keepDraft()}>
            {t('leave.keepDraft')}
          </Button>
          <Button variant="tertiary" onClick={() => void onDiscard().then(blocker.proceed)}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
      {replaced !== undefined && (
        <p>{t('leave.replaced', { date: formatMoment(replaced, getLanguage(i18n)) })}</p>
      )}
    </Dialog>
  )
}
