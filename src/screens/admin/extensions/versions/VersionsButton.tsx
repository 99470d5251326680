import { History } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import { logError } from '../../core/errors/classify-error.ts'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { showToast } from '../../core/layout/toasts.ts'
import type { VersionsDialogProps } from './VersionsDialog.tsx'

interface VersionsButtonProps extends Pick<VersionsDialogProps, 'onRestore'> {
  form: RecordFormState
}

/** 'Versions', in the header of the form of a record: opens the versions of it that this device keeps. */
export function VersionsButton({ form, onRestore }: VersionsButtonProps) {
  const { t } = useTranslation('adminVersions')
  const [Opened, setOpened] = useState<ComponentType<VersionsDialogProps>>()
  if (form.record.id === undefined || form.saving.detached !== undefined) return null

  async function onClick(): Promise<void> {
    try {
      // The comparison and its library are loaded by those who compare.
      const { VersionsDialog } = await import('./VersionsDialog.tsx')
      // What is typed in a panel of the editor, or being prepared, is part of the current version.
      await form.content.pendingInput.waitForPreparations()
      if (form.content.pendingInput.insertPanels()) setOpened(() => VersionsDialog)
    } catch (error) {
      logError(error)
      showToast('warning', t('codeFailed'))
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => void onClick()}
      >
        <History size={16} aria-hidden />
        <span>{t('open')}</span>
      </Button>
      {Opened && <Opened form={form} onRestore={onRestore} onClose={() => setOpened(undefined)} />}
    </>
  )
}
