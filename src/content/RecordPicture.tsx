import { useCallback, useRef, useState, type ComponentProps, type ReactElement } from 'react'

import { allowPictures, usePictureHosts } from './useConsent.ts'
import { isSafeImageSrc, getPictureHost } from './safe-urls.ts'
import { PictureOffer } from './PictureOffer.tsx'
import styles from './RecordPicture.module.css'

interface RecordPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  /** The record's image: a URL or a data URL. */
  image: string | null | undefined
  /** Rendered without an image. */
  fallback: ReactElement | null
  /** Rendered if the image is not allowed or fails to load (spec 8); by default the fallback. */
  failed?: ReactElement | null
  /** Rendered while another host awaits consent, without an offer; by default the fallback. */
  held?: ReactElement | null
  /**
   * Offers to load the image, over the fallback's bottom or below it. Only for a page's main image: cards and lists
   * have no room for the button.
   */
  offer?: 'over' | 'below' | undefined
}

/**
 * A record's image. Images of hosts other than the site's and the API's load only after consent, once for each host.
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
  const [broken, setBroken] = useState<string>()
  const [focusRef, takeFocus] = useFocusOnArrival()
  if (image == null || image === '') return fallback

  if (!isSafeImageSrc(image) || image === broken) return failed
  const host = getPictureHost(image)
  if (host === undefined || hosts.includes(host)) {
    return (
      <img
        ref={focusRef}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        {...rest}
        src={image}
        alt={alt}
        onError={() => setBroken(image)}
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
          allowPictures(host)
        }}
      />
    </span>
  )
}

/** The pressed button is removed: focus moves to what replaces it (WCAG 2.4.3). */
function useFocusOnArrival() {
  const isFocusPending = useRef(false)
  const ref = useCallback((picture: HTMLImageElement | null) => {
    if (picture === null || !isFocusPending.current) return
    isFocusPending.current = false
    picture.tabIndex = -1
    picture.focus({ preventScroll: true })
  }, [])
  const takeFocus = () => {
    isFocusPending.current = true
  }
  return [ref, takeFocus] as const
}
