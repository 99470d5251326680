import { clsx } from 'clsx/lite'

import type { Detail } from './figures.ts'
import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface InitialsAvatarProps {
  seed: string
  /** One to three letters. */
  initials: string
  /** `coarse` for a medallion under about 96 px. */
  detail?: Detail
  className?: string | undefined
}

/** The medallion of a person without a photograph: initials in the reserve of a rosette. */
export function InitialsAvatar({
  seed,
  initials,
  detail = 'fine',
  className,
}: InitialsAvatarProps) {
  return (
    <DeferredSvg viewBox="-500 -500 1000 1000" className={clsx(styles.figure, className)}>
      {({ InitialsAvatarLines }) => (
        <InitialsAvatarLines seed={seed} initials={initials} detail={detail} />
      )}
    </DeferredSvg>
  )
}
