import { clsx } from 'clsx/lite'
import { memo } from 'react'

import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface VisaIllustrationProps {
  /** ISO alpha-2 code of the country, in any case: selects inks and letters. */
  code: string
  /** The visa's name, printed in the machine-readable line. */
  name: string
  /** The seed; by default the code and name. */
  seed?: string
  className?: string | undefined
}

const size = { width: 800, height: 600 }

/** The illustration of a visa without an image: a passport page in the country's inks. */
export const VisaIllustration = memo(function VisaIllustration({
  code,
  name,
  seed = `${code} ${name}`,
  className,
}: VisaIllustrationProps) {
  return (
    <DeferredSvg
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-ink={code.toLowerCase()}
      className={clsx(styles.illustration, className)}
    >
      {({ drawVisa }) => drawVisa({ code, name, seed, size })}
    </DeferredSvg>
  )
})
