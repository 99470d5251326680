import { clsx } from 'clsx/lite'
import { memo } from 'react'

import type { Detail } from './figures.ts'
import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface RosetteProps {
  /** A slug; the same seed is the same picture for ever. */
  seed: string
  /** `coarse` has heavier lines, for rosettes under about 96 px. */
  detail?: Detail
  className?: string | undefined
}

/** The rosette of a banknote or passport, as wide as its container. */
export const Rosette = memo(function Rosette({ seed, detail = 'fine', className }: RosetteProps) {
  return (
    <DeferredSvg viewBox="-500 -500 1000 1000" className={clsx(styles.figure, className)}>
      {({ drawRosette }) => drawRosette(seed, detail)}
    </DeferredSvg>
  )
})
