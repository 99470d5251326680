import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { isModifiedEvent } from '#platform/modified-event.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'

import { classifyError } from './classify-error.ts'

interface SignInLinkProps {
  /** Why a call failed. */
  error: unknown
  size?: 'medium' | 'small'
  /** Called before the page is left. */
  onLeave?: () => void
}

/**
 * Leads to the server's sign-in and, by its parameter `returnUrl`, back to this page. Renders nothing unless the call
 * failed for lack of a sign-in (401) and the URL of the sign-in is configured (docs/deployment.md).
 */
export function SignInLink({ error, size = 'small', onLeave }: SignInLinkProps) {
  const { t } = useTranslation('admin')
  const { signInUrl } = useApi()
  if (signInUrl === undefined || classifyError(error) !== 'unauthenticated') return null
  const url = new URL(signInUrl)
  url.searchParams.set('returnUrl', location.href)
  return (
    <a
      href={url.href}
      className={getButtonClassName(size === 'medium' ? 'primary' : 'secondary', size)}
      onClick={(event) => {
        if (!isModifiedEvent(event)) onLeave?.()
      }}
    >
      {t('denied.signIn')}
    </a>
  )
}
