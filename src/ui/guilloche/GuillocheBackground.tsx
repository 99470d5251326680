import { clsx } from 'clsx/lite'
import { memo } from 'react'

import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface GuillocheBackgroundProps {
  seed: string
  /** Fades out towards its start, behind text. */
  fade?: boolean
  /** `faint` under running text, `clear` under a title or nothing. */
  strength?: 'faint' | 'clear'
  className?: string | undefined
}

const size = { width: 1200, height: 480 }

/** Fine waves behind the content of the nearest positioned ancestor. */
export const GuillocheBackground = memo(function GuillocheBackground({
  seed,
  fade = false,
  strength = 'faint',
  className,
}: GuillocheBackgroundProps) {
  return (
    <DeferredSvg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx(styles.background, styles[strength], fade && styles.fade, className)}
    >
      {({ drawBackground }) => drawBackground(seed, size)}
    </DeferredSvg>
  )
})
