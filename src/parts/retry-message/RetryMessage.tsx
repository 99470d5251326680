import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

interface RetryMessageProps {
  kind?: 'failed' | 'empty'
  title: string
  text?: ReactNode
  onRetry: () => void
}

/** What could not be had, and 'Réessayer' (decisions, spec 8). */
export function RetryMessage({ kind = 'failed', title, text, onRetry }: RetryMessageProps) {
  const { t } = useTranslation('layout')
  return (
    <StateMessage
      kind={kind}
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        <Button look="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
