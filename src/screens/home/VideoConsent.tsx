import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useConsent } from '#content/consent/useConsent.ts'
import { Button } from '#ui/Button/Button.tsx'

import styles from './VideoConsent.module.css'

interface VideoConsentProps {
  state: 'asking' | 'shown' | 'failed'
  /** Which video, for who cannot see beside what the button stands. */
  description: string
  onShow: () => void
}

/** Asks before TikTok is asked; says what then happens, and takes a lasting yes back as easily as it was given. */
export function VideoConsent({ state, description, onShow }: VideoConsentProps) {
  const { t } = useTranslation('home')
  const consent = useConsent('videos')
  const [isAlways, setAlways] = useState(false)

  if (state === 'shown') {
    if (!consent.isAllowed) return null
    return (
      <p className={styles.allowed}>
        {t('videos.allowed')}{' '}
        <Button look="quiet" size="small" onClick={consent.revoke}>
          {t('videos.revoke')}
        </Button>
      </p>
    )
  }
  return (
    <div className={styles.consent}>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('videos.failed')}
        </p>
      )}
      <div className={styles.choice}>
        <Button
          look="secondary"
          aria-label={t('videos.showNamed', { description })}
          onClick={() => {
            if (isAlways) consent.allow()
            onShow()
          }}
        >
          {t('videos.show')}
        </Button>
        {!consent.isAllowed && (
          <label className={styles.always}>
            <input
              type="checkbox"
              checked={isAlways}
              onChange={(event) => setAlways(event.currentTarget.checked)}
            />
            {t('videos.always')}
          </label>
        )}
      </div>
      <p className={styles.notice}>{t('videos.notice')}</p>
    </div>
  )
}
