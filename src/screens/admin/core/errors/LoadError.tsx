import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { classifyError, isDenied, logError } from './classify-error.ts'
import styles from './LoadError.module.css'
import { SignInLink } from './SignInLink.tsx'

interface LoadErrorProps {
  /** What failed. */
  query: { readonly error: unknown; readonly refetch: () => unknown }
  /** 'La liste n’a pas pu être chargée.' */
  title: string
}

/** Replaces a list that could not be loaded. Denied access has texts of its own (docs/decisions.md). */
export function LoadError({ query: { error, refetch }, title }: LoadErrorProps) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logError(error)
  }, [error])
  const denied = isDenied(error)
  return (
    <EmptyState
      variant="error"
      className={styles.error}
      title={denied ? t('denied.title') : title}
      text={denied ? t('denied.text') : t(`errors.${classifyError(error)}`)}
      action={
        <>
          <SignInLink error={error} size="medium" />
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('layout:retry')}
          </Button>
          {denied && (
            <Link to="/" className={getButtonClassName('tertiary')}>
              {t('layout.site')}
            </Link>
          )}
        </>
      }
    />
  )
}
