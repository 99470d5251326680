import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { ReloadNeededError } from '#lib/load-module.ts'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

/** The fallback for a page whose code or texts failed to load, or that threw while rendering. */
export function ErrorFallback({ error }: ErrorComponentProps) {
  const { t } = useTranslation('layout')
  const router = useRouter()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <EmptyState
      variant="error"
      title={t('failed.title')}
      text={t('failed.text')}
      action={
        <Button
          onClick={() => {
            if (error instanceof ReloadNeededError) location.reload()
            else void router.invalidate()
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  )
}
