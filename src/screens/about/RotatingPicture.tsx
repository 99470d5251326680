import { useTranslation } from 'react-i18next'

import { offices, type OfficeCode } from '#domain/organisation.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'

import { Engraving, type EngravingProps } from './Engraving.tsx'
import styles from './RotatingPicture.module.css'
import { useRotation } from './useRotation.ts'

/** How long each picture stays (spec 9), in milliseconds. */
const rotationIntervalMs = 5000

/** Three pictures in one frame, one after the other (spec 2.9): an engraving for each office, in its inks. */
export function RotatingPicture() {
  const { t } = useTranslation(['about', 'layout'])
  const { current, isPaused, togglePaused } = useRotation(offices.length, rotationIntervalMs)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {offices.map((office, index) => (
          <div
            key={office.code}
            className={styles.picture}
            data-visible={index === current || undefined}
            data-ink={office.code.toLowerCase()}
          >
            <Engraving {...compositions[office.code]} />
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <div className={styles.captions}>
          {offices.map(({ code, coordinates }, index) => (
            <p
              key={code}
              className={styles.text}
              data-visible={index === current || undefined}
              aria-hidden={index !== current}
            >
              <span className={styles.city}>{t(`layout:cities.${code}`)}</span>
              <CodeLabel code>{formatCoordinates(coordinates)}</CodeLabel>
            </p>
          ))}
        </div>
        <PauseToggle
          paused={isPaused}
          onToggle={togglePaused}
          labels={{ pause: t('pictures.pause'), play: t('pictures.play') }}
        />
      </figcaption>
    </figure>
  )
}

/** Chosen by eye. */
const compositions: Record<OfficeCode, EngravingProps> = {
  BE: {
    backgroundSeed: 'bruxelles',
    rosettes: [{ seed: 'sceau de bruxelles', x: 400, y: 500, scale: 0.66 }],
  },
  FR: {
    backgroundSeed: 'paris',
    rosettes: [
      { seed: 'péréquation', x: 520, y: 400, scale: 0.5 },
      { seed: 'sceau de paris', x: 270, y: 640, scale: 0.38 },
    ],
  },
  CM: {
    backgroundSeed: 'douala',
    rosettes: [
      { seed: 'port-franc', x: 400, y: 500, scale: 0.4 },
      { seed: 'bonanjo', x: 130, y: 860, scale: 0.36 },
      { seed: 'akwa', x: 680, y: 150, scale: 0.3 },
    ],
  },
}

/** '50.85 N 4.36 E': the place as a passport's page might say it. */
function formatCoordinates({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): string {
  return `${formatDegrees(latitude, 'N', 'S')} ${formatDegrees(longitude, 'E', 'W')}`
}

function formatDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)} ${degrees < 0 ? negative : positive}`
}
