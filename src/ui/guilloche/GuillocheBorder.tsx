import { clsx } from 'clsx/lite'
import { memo } from 'react'

import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface GuillocheBorderProps {
  seed: string
  /** `medium` separates sections (24 px), `wide` closes a picture (48 px). */
  size?: 'medium' | 'wide'
  className?: string | undefined
}

const heights = { medium: 24, wide: 48 }

/** A braided strip as wide as its container; it repeats and does not stretch. */
export const GuillocheBorder = memo(function GuillocheBorder({
  seed,
  size = 'medium',
  className,
}: GuillocheBorderProps) {
  const height = heights[size]
  return (
    <DeferredSvg height={height} className={clsx(styles.border, className)}>
      {({ drawBorder }) => drawBorder(seed, height)}
    </DeferredSvg>
  )
})
