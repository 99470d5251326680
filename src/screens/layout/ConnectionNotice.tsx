import { useTranslation } from 'react-i18next'

import { useOnlineStatus } from '#ui/hooks/useOnlineStatus.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './ConnectionNotice.module.css'

/** Says, in turn and without taking the page away, that the connection is lost, and that it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation('layout')
  const connection = useOnlineStatus()
  return (
    // There before it has something to say, so that screen readers hear it.
    <div role="status" className={styles.container}>
      {connection !== 'online' && (
        <Notice variant={connection === 'offline' ? 'info' : 'success'}>
          <p>{t(`connection.${connection}`)}</p>
        </Notice>
      )}
    </div>
  )
}
