import { ArrowUpRight, Music2, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { useConsent, useStateUntilRevoked } from '#content/useConsent.ts'
import { VideoPlayer } from '#content/VideoPlayer.tsx'
import type { Video } from '#domain/videos.ts'
import { truncateAtWord } from '#domain/truncate.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './VideoCard.module.css'

const maxDescriptionLength = 100

interface VideoCardProps {
  video: Video
  /** Called when the visitor requests or starts the video. */
  onPlay?: () => void
}

/** A video and its description; it plays in place after consent to TikTok. */
export function VideoCard({ video, onPlay }: VideoCardProps) {
  const { t } = useTranslation('home')
  const { translate, originalLanguage } = useRecordTexts()
  const { isAllowed } = useConsent('videos')
  const [playerState, setPlayerState] = useStateUntilRevoked<'none' | 'shown' | 'failed'>(
    'videos',
    'none',
  )
  const isPlayerShown = playerState === 'shown' || (isAllowed && playerState !== 'failed')
  const { lang, children } = translate(video.description)
  const description = truncateAtWord(children, maxDescriptionLength)

  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {isPlayerShown ? (
          <VideoPlayer
            id={video.id}
            title={t('videos.player', { description })}
            loadingLabel={t('videos.loading')}
            focusOnMount={playerState === 'shown'}
            onFailed={() => setPlayerState('failed')}
            onPlaying={onPlay}
          />
        ) : (
          <VideoPoster
            seed={video.id}
            durationSeconds={video.durationSeconds}
            countryCode={video.countryCode}
          />
        )}
      </div>
      <div className={styles.text}>
        {/* The video is spoken in French, whatever the language of its description. */}
        <LanguageNote />
        <p className={styles.description} lang={lang}>
          {description}
        </p>
        <p className={styles.hashtags} lang={originalLanguage}>
          {video.hashtags.map((tag) => `#${tag}`).join(' ')}
        </p>
        <ul role="list" className={styles.links}>
          <li>
            <a href={video.music.url} rel="noreferrer">
              <Music2 size={16} aria-hidden />
              <span>
                <span>{t('videos.music')}</span>{' '}
                <span lang={originalLanguage}>{video.music.title}</span>
              </span>
            </a>
          </li>
          <li>
            <a
              href={video.url}
              rel="noreferrer"
              aria-label={t('videos.externalNamed', { description })}
            >
              <ArrowUpRight size={16} aria-hidden />
              <span>{t('videos.external')}</span>
            </a>
          </li>
        </ul>
        <VideoConsent
          description={description}
          state={isPlayerShown ? 'shown' : playerState === 'failed' ? 'failed' : 'consent'}
          onShow={() => {
            setPlayerState('shown')
            onPlay?.()
          }}
        />
      </div>
    </article>
  )
}

interface VideoConsentProps {
  state: 'consent' | 'shown' | 'failed'
  /** Names the video for screen readers. */
  description: string
  onShow: () => void
}

/** Asks for consent before requesting TikTok; lasting consent can be revoked here. */
function VideoConsent({ state, description, onShow }: VideoConsentProps) {
  const { t } = useTranslation('home')
  const consent = useConsent('videos')
  const containerRef = useRef<HTMLDivElement>(null)
  const [shouldRemember, setShouldRemember] = useState(false)

  if (state === 'shown') {
    return (
      <div ref={containerRef} tabIndex={-1}>
        {consent.isAllowed && (
          <p className={styles.allowed}>
            <span>{t('videos.allowed')}</span>{' '}
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                // The button is removed; its container takes focus.
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
            <span>{t('videos.always')}</span>
          </label>
        )}
      </div>
      <p className={styles.notice}>{t('videos.notice')}</p>
    </div>
  )
}

interface VideoPosterProps {
  seed: string
  durationSeconds: number
  /** The country code of its inks, in lower case. */
  countryCode: string
}

/** The placeholder of a video: an inline drawing, so that no other site is requested. */
function VideoPoster({ seed, durationSeconds, countryCode }: VideoPosterProps) {
  const { t } = useTranslation('home')
  const duration = `${Math.floor(durationSeconds / 60)}:${String(durationSeconds % 60).padStart(2, '0')}`
  return (
    <div className={styles.poster} data-ink={countryCode}>
      <GuillocheBackground seed={seed} />
      <div className={styles.rosette}>
        <Rosette seed={seed} />
        <Play className={styles.play} size={28} aria-hidden />
      </div>
      <p className={styles.duration}>
        <VisuallyHidden>{t('videos.duration', { duration })}</VisuallyHidden>
        <CodeLabel aria-hidden code variant="text">
          {duration}
        </CodeLabel>
      </p>
    </div>
  )
}
