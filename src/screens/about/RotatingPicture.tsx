import { useTranslation } from 'react-i18next'

import { offices, type OfficeCode } from '#domain/organisation.ts'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'

import { Engraving, type Composition } from './Engraving.tsx'
import styles from './RotatingPicture.module.css'
import { useRotation } from './useRotation.ts'

/** How long each picture stays (spec 9), in milliseconds. */
const interval = 5000

/** Three pictures in one frame, one after the other (spec 2.9): an engraving for each office, in its inks. */
export function RotatingPicture() {
  const { t } = useTranslation(['about', 'layout'])
  const { current, isPaused, toggle } = useRotation(offices.length, interval)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {offices.map((office, index) => (
          <div
            key={office.code}
            className={styles.picture}
            data-shown={index === current || undefined}
            data-ink={office.code.toLowerCase()}
          >
            <Engraving {...compositions[office.code]} />
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <div className={styles.captions}>
          {offices.map(({ code, place }, index) => (
            <p
              key={code}
              className={styles.words}
              data-shown={index === current || undefined}
              aria-hidden={index !== current}
            >
              <span className={styles.city}>{t(`layout:cities.${code}`)}</span>
              <MachineReadable code>{coordinatesOf(place)}</MachineReadable>
            </p>
          ))}
        </div>
        <PauseToggle
          paused={isPaused}
          onToggle={toggle}
          labels={{ pause: t('pictures.pause'), play: t('pictures.play') }}
        />
      </figcaption>
    </figure>
  )
}

/** Chosen by eye. */
const compositions: Record<OfficeCode, Composition> = {
  BE: {
    ground: 'bruxelles',
    rosettes: [{ seed: 'sceau de bruxelles', x: 400, y: 500, scale: 0.66 }],
  },
  FR: {
    ground: 'paris',
    rosettes: [
      { seed: 'péréquation', x: 520, y: 400, scale: 0.5 },
      { seed: 'sceau de paris', x: 270, y: 640, scale: 0.38 },
    ],
  },
  CM: {
    ground: 'douala',
    rosettes: [
      { seed: 'port-franc', x: 400, y: 500, scale: 0.4 },
      { seed: 'bonanjo', x: 130, y: 860, scale: 0.36 },
      { seed: 'akwa', x: 680, y: 150, scale: 0.3 },
    ],
  },
}

/** '50.85 N 4.36 E': the place as a passport's page might say it. */
function coordinatesOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${degreesOf(latitude, 'N', 'S')} ${degreesOf(longitude, 'E', 'W')}`
}

function degreesOf(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)} ${degrees < 0 ? negative : positive}`
}
