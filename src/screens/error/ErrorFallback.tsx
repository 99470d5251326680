import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { ReloadNeededError } from '#lib/load-module.ts'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

/** In place of a page whose code or texts could not be loaded, or which broke while it was drawn. */
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
