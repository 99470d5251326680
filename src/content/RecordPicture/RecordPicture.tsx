import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react'

import { usePictureConsent, usePictureHosts } from '../consent/useConsent.ts'
import { namedHost, toSafeImageSrc } from '../sanitise.ts'
import { PictureOffer } from './PictureOffer.tsx'
import styles from './RecordPicture.module.css'

interface RecordPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  /** The record's: an address or a data URL. */
  image: string | null | undefined
  /** Drawn where there is no picture. */
  fallback: ReactNode
  /** Drawn where there is one that is not allowed or cannot be loaded (spec 8); the fallback if not given. */
  failed?: ReactNode
  /** Drawn where another host waits to be allowed, without an offer; the fallback if not given. */
  held?: ReactNode
  /**
   * Offers to ask that host, over the foot of the fallback or below it. For the one picture that a page is about:
   * a card that leads there, or a list of many, has no room for the button.
   */
  offer?: 'over' | 'below' | undefined
}

/**
 * A record's picture, where it may be shown. Nothing is asked of another host than the site's and the API's before
 * the visitor agrees, once for each host.
 *
 * @example
 * <RecordPicture image={visa.image} fallback={<Plate />} />
 */
export function RecordPicture({
  image,
  fallback,
  failed = fallback,
  held = fallback,
  offer,
  alt = '',
  ...rest
}: RecordPictureProps) {
  const hosts = usePictureHosts()
  const { allow } = usePictureConsent()
  const [broken, setBroken] = useState<string>()
  const [focusRef, takeFocus] = useFocusOnArrival()
  if (image == null || image === '') return fallback

  const address = toSafeImageSrc(image)
  if (address === undefined || address === broken) return failed
  const host = namedHost(address)
  if (host === undefined || hosts.includes(host)) {
    return (
      <img
        ref={focusRef}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        {...rest}
        src={address}
        alt={alt}
        onError={() => {
          setBroken(address)
        }}
      />
    )
  }
  if (offer === undefined) return held
  return (
    <span className={styles[offer]}>
      {fallback}
      <PictureOffer
        host={host}
        onShow={() => {
          takeFocus()
          allow(host)
        }}
      />
    </span>
  )
}

/** The button that was pressed goes with the offer: what comes in its place takes the focus (WCAG 2.4.3). */
function useFocusOnArrival() {
  const isWanted = useRef(false)
  const ref = useCallback((picture: HTMLImageElement | null) => {
    if (picture === null || !isWanted.current) return
    isWanted.current = false
    picture.tabIndex = -1
    picture.focus({ preventScroll: true })
  }, [])
  const takeFocus = () => {
    isWanted.current = true
  }
  return [ref, takeFocus] as const
}
