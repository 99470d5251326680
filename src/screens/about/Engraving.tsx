import type { EngravingLinesProps } from '#ui/guilloche/drawings.tsx'
import { DeferredSvg } from '#ui/guilloche/DeferredSvg.tsx'

import styles from './Engraving.module.css'

export type EngravingProps = Omit<EngravingLinesProps, 'plane'>

const plane = { width: 800, height: 1000 }

/** A picture of fine lines, upright; where its place is flat, its middle is shown. */
export function Engraving(props: EngravingProps) {
  return (
    <DeferredSvg
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.engraving}
    >
      {({ EngravingLines }) => <EngravingLines {...props} plane={plane} />}
    </DeferredSvg>
  )
}
