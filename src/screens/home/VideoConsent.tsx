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
  const containerRef = useRef<HTMLDivElement>(null)
  const [shouldRemember, setShouldRemember] = useState(false)

  if (state === 'shown') {
    return (
      <div ref={containerRef} tabIndex={-1}>
        {consent.isAllowed && (
          <p className={styles.allowed}>
            {t('videos.allowed')}{' '}
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                // The button goes; what was around it stays, and keeps the focus.
                containerRef.current?.focus({ preventScroll: true })
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
    <div ref={containerRef} tabIndex={-1} className={styles.consent}>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('videos.failed')}
        </p>
      )}
      <div className={styles.choice}>
        <Button
          variant="secondary"
          aria-label={t('videos.showNamed', { description })}
          onClick={() => {
            if (shouldRemember) consent.allow()
            onShow()
          }}
        >
          {t('videos.show')}
        </Button>
        {!consent.isAllowed && (
          <label className={styles.always}>
            <input
              type="checkbox"
              checked={shouldRemember}
              onChange={(event) => setShouldRemember(event.currentTarget.checked)}
            />
            {t('videos.always')}
          </label>
        )}
      </div>
      <p className={styles.notice}>{t('videos.notice')}</p>
    </div>
  )
}
