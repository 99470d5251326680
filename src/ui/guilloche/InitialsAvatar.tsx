import { memo } from 'react'

import type { Detail } from './figures.ts'
import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface InitialsAvatarProps {
  seed: string
  /** One to three letters. */
  initials: string
  /** `coarse` for a medallion under about 96 px. */
  detail?: Detail
}

/** The medallion of a person without a photograph: initials in the reserve of a rosette. */
export const InitialsAvatar = memo(function InitialsAvatar({
  seed,
  initials,
  detail = 'fine',
}: InitialsAvatarProps) {
  return (
    <DeferredSvg viewBox="-500 -500 1000 1000" className={styles.figure}>
      {({ drawInitialsAvatar }) => drawInitialsAvatar(seed, initials, detail)}
    </DeferredSvg>
  )
})
