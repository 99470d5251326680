import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { NotFoundMessage } from '#components/NotFoundMessage.tsx'
import { ReloadNeededError } from '#platform/load-module.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

/** The page for an unknown URL (spec 2.10). */
export function NotFound() {
  const { t } = useTranslation(['layout', 'pages'])
  return (
    <NotFoundMessage
      stamp={t('notFound.stamp')}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <Link to="/" className={getButtonClassName('primary')}>
            {t('notFound.back')}
          </Link>
          <Link to="/lettre" className={getButtonClassName('tertiary')}>
            {t('pages:letter.title')}
          </Link>
          <Link to="/orientation" className={getButtonClassName('tertiary')}>
            {t('pages:orientation.title')}
          </Link>
        </>
      }
    />
  )
}

/**
 * The fallback for a page whose code or texts failed to load, or that threw while rendering. Without a connection it says so, and
 * tries again once there is one.
 */
export function ErrorFallback({ error }: ErrorComponentProps) {
  const { t } = useTranslation('layout')
  const router = useRouter()
  useEffect(() => {
    console.error(error)
  }, [error])
  function retry(): void {
    if (error instanceof ReloadNeededError) location.reload()
    else void router.invalidate()
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <EmptyState
      variant="error"
      title={t('failed.title')}
      text={t(navigator.onLine ? 'failed.text' : 'connection.offline')}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  )
}
