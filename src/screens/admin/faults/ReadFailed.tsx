import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { faultKey, isDenied, logFault } from './fault-text.ts'

interface ReadFailedProps {
  fault: unknown
  /** What could not be loaded: 'La liste n’a pas pu être chargée.' */
  title: string
  onRetry: () => void
}

/** In place of what could not be read: why, and a way on; a refusal of entry is said as such (decisions.md, 6). */
export function ReadFailed({ fault, title, onRetry }: ReadFailedProps) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logFault(fault)
  }, [fault])
  const denied = isDenied(fault)
  return (
    <StateMessage
      kind="failed"
      title={denied ? t('denied.title') : title}
      text={denied ? t('denied.text') : t(`faults.${faultKey(fault)}`)}
      action={
        <>
          <Button look="secondary" onClick={onRetry}>
            {t('layout:retry')}
          </Button>
          {denied && (
            <Link to="/" className={buttonLook('quiet')}>
              {t('frame.site')}
            </Link>
          )}
        </>
      }
    />
  )
}
