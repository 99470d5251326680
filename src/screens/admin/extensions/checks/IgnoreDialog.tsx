import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { maxReasonLength } from '#domain/content-checks/dismissals.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'

import styles from './FormRemarks.module.css'
import { useDismissals } from './useDismissals.ts'

interface IgnoreDialogProps {
  findingKey: string
  /** What is ignored. */
  description: string
  onClose: () => void
}

/** Asks why a remark does not count: the reason is what a colleague at this device reads later. */
export function IgnoreDialog({ findingKey, description, onClose }: IgnoreDialogProps) {
  const { t } = useTranslation('adminChecks')
  const { ignore } = useDismissals()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  function confirm(): void {
    if (reason.trim() === '') {
      setIsMissing(true)
      input.current?.focus()
      return
    }
    onClose()
    ignore(findingKey, reason)
  }
  return (
    <Dialog
      open
      title={t('ignore.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ignore.cancel')}
          </Button>
          <Button onClick={confirm}>{t('ignore.confirm')}</Button>
        </>
      }
    >
      <p className={styles.quoted}>{description}</p>
      <p>{t('ignore.text')}</p>
      <TextArea
        ref={input}
        label={t('ignore.reason')}
        hint={t('ignore.reasonHint')}
        error={isMissing && reason.trim() === '' ? t('ignore.missing') : undefined}
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
