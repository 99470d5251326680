import { clsx } from 'clsx'

import type { Detail } from './figures.ts'
import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface RosetteProps {
  /** A slug; the same seed is the same picture for ever. */
  seed: string
  /** Names the picture for who cannot see it; without it, the rosette is an ornament. */
  label?: string
  /** `coarse` has heavier lines, for a rosette under about 96 px. */
  detail?: Detail
  className?: string | undefined
}

/** The rosette of a banknote or passport, as wide as its place. */
export function Rosette({ seed, label, detail = 'fine', className }: RosetteProps) {
  return (
    <DeferredSvg
      label={label}
      viewBox="-500 -500 1000 1000"
      className={clsx(styles.figure, className)}
    >
      {({ RosetteLines }) => <RosetteLines seed={seed} detail={detail} />}
    </DeferredSvg>
  )
}
