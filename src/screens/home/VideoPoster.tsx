import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './VideoPoster.module.css'

interface VideoPosterProps {
  seed: string
  durationSeconds: number
  /** The country whose inks it is drawn in, as two small letters. */
  countryCode: string
}

/** What stands in the video's place: drawn here, so that nothing is asked of another site. */
export function VideoPoster({ seed, durationSeconds, countryCode }: VideoPosterProps) {
  const { t } = useTranslation('home')
  const duration = `${Math.floor(durationSeconds / 60)}:${String(durationSeconds % 60).padStart(2, '0')}`
  return (
    <div className={styles.poster} data-ink={countryCode}>
      <GuillocheBackground seed={seed} strength="faint" />
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
