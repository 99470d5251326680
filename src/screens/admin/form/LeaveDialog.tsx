import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

interface LeaveDialogProps {
  onStay: () => void
  /** The draft stays on the device. */
  onLeave: () => void
  onLeaveWithoutDraft: () => void
}

/** Asked before a form with unsaved changes is left. */
export function LeaveDialog({ onStay, onLeave, onLeaveWithoutDraft }: LeaveDialogProps) {
  const { t } = useTranslation('adminForms')
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.keepDraft')}
          </Button>
          <Button variant="tertiary" onClick={onLeaveWithoutDraft}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
