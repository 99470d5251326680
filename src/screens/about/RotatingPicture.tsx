import { useTranslation } from 'react-i18next'

import { offices } from '#domain/organisation.ts'
import { ArticlePlate } from '#ui/guilloche/ArticlePlate.tsx'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'

import styles from './RotatingPicture.module.css'
import { useRotation } from './useRotation.ts'

/** How long each picture stays (spec 9), in milliseconds. */
const interval = 5000

/** Three pictures in one frame, one after the other (spec 2.9): an engraving for each office, in its inks. */
export function RotatingPicture() {
  const { t } = useTranslation('about')
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
            <ArticlePlate
              seed={seeds[office.code]}
              code={office.code}
              className={styles.plate ?? ''}
            />
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
              <span className={styles.city}>{t(`pictures.${code}`)}</span>
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
const seeds = { BE: 'sceau de bruxelles', FR: 'sceau de paris', CM: 'sceau de douala' } as const

/** '50.85 N 4.36 E': the place as a passport's page might say it. */
function coordinatesOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${degreesOf(latitude, 'N', 'S')} ${degreesOf(longitude, 'E', 'W')}`
}

function degreesOf(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)} ${degrees < 0 ? negative : positive}`
}
