import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

interface RetryMessageProps {
  variant?: 'error' | 'empty'
  title: string
  text?: ReactNode
  onRetry: () => void
  className?: string | undefined
}

/** An error message with a 'Réessayer' button (spec 8). */
export function RetryMessage({
  variant = 'error',
  title,
  text,
  onRetry,
  className,
}: RetryMessageProps) {
  const { t } = useTranslation('layout')
  return (
    <EmptyState
      variant={variant}
      title={title}
      text={text}
      className={className}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
