import { clsx } from 'clsx/lite'
import { MapPin, Navigation } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'

import { useConsent, useStateUntilRevoked } from './useConsent.ts'
import styles from './MapEmbed.module.css'

interface MapEmbedProps {
  coordinates: Coordinates
  /** The place, such as 'Bureau de Paris': names the frame and titles the placeholder. */
  title: string
  /** The lines of the postal address, shown without the map. */
  address: readonly string[]
  /** The language of the address, if it is not the page's. */
  addressLanguage?: string | undefined
  className?: string | undefined
}

/**
 * An OpenStreetMap map. Nothing is requested from that site before consent, for this map or all maps
 * (docs/decisions.md, 2.8); until then a placeholder shows the address and a directions link.
 */
export function MapEmbed({
  coordinates,
  title,
  address,
  addressLanguage,
  className,
}: MapEmbedProps) {
  const { t } = useTranslation('map')
  const consent = useConsent('maps')
  const [isRequested, setIsRequested] = useStateUntilRevoked('maps', false)
  const isShown = consent.isAllowed || isRequested
  const section = useRef<HTMLElement>(null)

  /** The pressed button is removed: keep focus on the region (WCAG 2.4.3). */
  function applyChoice(choose: () => void): void {
    choose()
    section.current?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={clsx(styles.map, className)}
      aria-label={t('label', { title })}
    >
      <div className={styles.container}>
        {isShown ? (
          <iframe
            // A new frame for each place: navigating an existing one would add history entries.
            key={toMapEmbedUrl(coordinates)}
            src={toMapEmbedUrl(coordinates)}
            title={t('frame', { title })}
            className={styles.frame}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it keeps its own storage and cannot reach this page to undo the sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin"
            loading="lazy"
          />
        ) : (
          <Placeholder
            title={title}
            address={address}
            lang={addressLanguage}
            onShow={() => applyChoice(() => setIsRequested(true))}
            onAlwaysShow={() => applyChoice(consent.allow)}
          />
        )}
      </div>
      <p className={styles.links}>
        <a
          href={toOpenStreetMapUrl('/directions', {
            to: `${coordinates.latitude},${coordinates.longitude}`,
          })}
          target="_blank"
          rel="noreferrer"
          className={styles.directions}
        >
          <Navigation size={16} aria-hidden />
          <span>{t('directions')}</span>
        </a>
        {isShown && (
          <button
            type="button"
            className={styles.hide}
            onClick={() =>
              applyChoice(() => {
                setIsRequested(false)
                consent.revoke()
              })
            }
          >
            {t('hide')}
          </button>
        )}
      </p>
    </section>
  )
}

interface PlaceholderProps extends Pick<MapEmbedProps, 'title' | 'address'> {
  lang: string | undefined
  onShow: () => void
  onAlwaysShow: () => void
}

function Placeholder({ title, address, lang, onShow, onAlwaysShow }: PlaceholderProps) {
  const { t } = useTranslation('map')
  return (
    <div className={styles.placeholder}>
      <GuillocheBackground seed={`plan ${title}`} strength="clear" />
      <div className={styles.card}>
        <p className={styles.title}>
          <MapPin className={styles.pin} size={20} strokeWidth={1.75} aria-hidden />
          <span>{title}</span>
        </p>
        <p lang={lang}>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        <p className={styles.note}>{t('note')}</p>
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={onShow}>
            {t('show')}
          </Button>
          <Button variant="tertiary" size="small" onClick={onAlwaysShow}>
            {t('always')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A point on the map, in degrees. */
interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Half of the map's height, in degrees: some streets around. */
const halfHeightDegrees = 0.004

/** The URL of OpenStreetMap's embed page, with a marker. */
export function toMapEmbedUrl({ latitude, longitude }: Coordinates): string {
  // Degrees of longitude shrink away from the equator; the frame is about twice as wide as high.
  const halfWidthDegrees = (halfHeightDegrees * 2) / Math.cos((latitude * Math.PI) / 180)
  const boundingBox = [
    longitude - halfWidthDegrees,
    latitude - halfHeightDegrees,
    longitude + halfWidthDegrees,
    latitude + halfHeightDegrees,
  ]
  return toOpenStreetMapUrl('/export/embed.html', {
    bbox: boundingBox.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

function toOpenStreetMapUrl(path: string, parameters: Record<string, string>): string {
  return `https://www.openstreetmap.org${path}?${new URLSearchParams(parameters).toString()}`
}
