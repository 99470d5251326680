import { ArrowUpRight, Music2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useConsent } from '#content/consent/useConsent.ts'
import { VideoPlayer } from '#content/video-player/VideoPlayer.tsx'
import { truncateAtWord } from '#domain/truncate.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './VideoCard.module.css'
import { VideoConsent } from './VideoConsent.tsx'
import { VideoPoster } from './VideoPoster.tsx'
import type { Video } from './videos.ts'

/** How much of a description the card shows (spec 9). */
const maxDescriptionLength = 100

interface VideoCardProps {
  video: Video
  /** The visitor asked for the video, or started it. */
  onPlay?: () => void
}

/** A video described, and played where it stands once the visitor agrees to ask TikTok for it. */
export function VideoCard({ video, onPlay }: VideoCardProps) {
  const { t } = useTranslation('home')
  const lang = useContentLanguage()
  const { isAllowed } = useConsent('videos')
  const [playerState, setPlayerState] = useState<'none' | 'shown' | 'failed'>('none')
  const isPlayerShown = playerState === 'shown' || (isAllowed && playerState !== 'failed')
  const description = truncateAtWord(video.description, maxDescriptionLength)

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
        <p className={styles.description} lang={lang}>
          {description}
        </p>
        <p className={styles.hashtags} lang={lang}>
          {video.hashtags.map((tag) => `#${tag}`).join(' ')}
        </p>
        <ul role="list" className={styles.links}>
          <li>
            <a href={video.music.url} rel="noreferrer">
              <Music2 size={16} aria-hidden />
              <span>{t('videos.music', { title: video.music.title })}</span>
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
          state={isPlayerShown ? 'shown' : playerState === 'failed' ? 'failed' : 'asking'}
          onShow={() => {
            setPlayerState('shown')
            onPlay?.()
          }}
        />
      </div>
    </article>
  )
}
