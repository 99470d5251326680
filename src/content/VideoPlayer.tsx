import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useInView } from '#ui/hooks/useInView.ts'

import styles from './VideoPlayer.module.css'

/** The visible share at which the player loads (spec 4). */
const visibilityThreshold = 0.1
/** The timeout of the other site (spec 9), in milliseconds. */
const loadTimeoutMs = 10_000

const origin = 'https://www.tiktok.com'

interface VideoPlayerProps {
  /** TikTok's video id. */
  id: string
  title: string
  /** Shown until the player is ready. */
  loadingLabel: string
  /** The visitor just loaded it with a control that is now removed. */
  focusOnMount?: boolean
  onFailed: () => void
  /** The visitor has started to watch. */
  onPlaying?: (() => void) | undefined
}

/**
 * TikTok's player in a frame: none of its code runs in this page. It loads after consent, when visible. Error pages
 * fire `load` as well, so only the player's own message counts.
 */
export function VideoPlayer({ focusOnMount = false, ...rest }: VideoPlayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [seenRef, isSeen] = useInView<HTMLDivElement>({
    once: true,
    threshold: visibilityThreshold,
  })
  useEffect(() => {
    if (focusOnMount) container.current?.focus({ preventScroll: true })
  }, [focusOnMount])
  return (
    <div
      ref={container}
      className={styles.container}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element says "a thing and its name"
      role="group"
      aria-label={rest.title}
      tabIndex={-1}
    >
      <div ref={seenRef} className={styles.screen}>
        {isSeen && <PlayerFrame {...rest} />}
      </div>
    </div>
  )
}

function PlayerFrame({
  id,
  title,
  loadingLabel,
  onFailed,
  onPlaying,
}: Omit<VideoPlayerProps, 'focusOnMount'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const fail = useEffectEvent((reason: string) => {
    console.error(`The player of video ${id} ${reason}.`)
    onFailed()
  })
  const onStarted = useEffectEvent(() => onPlaying?.())

  useEffect(() => {
    const abortController = new AbortController()
    const timer = window.setTimeout(() => {
      fail(`did not answer within ${loadTimeoutMs / 1000} s`)
    }, loadTimeoutMs)
    window.addEventListener(
      'message',
      (event) => {
        if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
        const message = parsePlayerMessage(event.data)
        if (message === undefined) return
        window.clearTimeout(timer)
        setReady(true)
        if (message === 'broken') fail('cannot show it')
        if (message === 'playing') onStarted()
      },
      { signal: abortController.signal },
    )
    return () => {
      abortController.abort()
      window.clearTimeout(timer)
    }
  }, [])

  return (
    <>
      {!isReady && <p className={styles.loading}>{loadingLabel}</p>}
      <iframe
        ref={frame}
        src={`${origin}/player/v1/${encodeURIComponent(id)}`}
        title={title}
        className={styles.frame}
        data-ready={isReady}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot undo its sandbox; without its own origin the player does not start
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; encrypted-media"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
    </>
  )
}

/** Parses the player's messages; undefined for others. */
function parsePlayerMessage(data: unknown): 'ready' | 'playing' | 'broken' | undefined {
  if (typeof data !== 'object' || data === null || !('x-tiktok-player' in data)) return undefined
  const type = 'type' in data ? data.type : undefined
  const value = 'value' in data ? data.value : undefined
  if (type === 'onError' || type === 'onPlayerError') return 'broken'
  return type === 'onStateChange' && value === 1 ? 'playing' : 'ready'
}
