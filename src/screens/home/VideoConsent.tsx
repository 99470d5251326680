import { useRef, useState } from 'react'
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
  const place = useRef<HTMLDivElement>(null)
  const [isAlways, setAlways] = useState(false)

  if (state === 'shown') {
    return (
      <div ref={place} tabIndex={-1}>
        {consent.isAllowed && (
          <p className={styles.allowed}>
            {t('videos.allowed')}{' '}
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                // The button goes; what was around it stays, and keeps the focus.
                place.current?.focus({ preventScroll: true })
                consent.revoke()
              }}
            >
              {t('videos.revoke')}
            </Button>
          </p>
        )}
      </div>
    )
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.consent}>
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
