import { clsx } from 'clsx'

import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'

interface VisaIllustrationProps {
  /** ISO alpha-2 of the country, any case: gives the inks and the letters. */
  code: string
  /** The name of the visa, in any language; it becomes the machine-readable line. */
  name: string
  /** What the picture grows from; the code and name if not given. */
  seed?: string
  className?: string | undefined
}

const plane = { width: 800, height: 600 }

/** The picture of a visa that has no image of its own: a page of a passport, in the country's inks. */
export function VisaIllustration({
  code,
  name,
  seed = `${code} ${name}`,
  className,
}: VisaIllustrationProps) {
  return (
    <DeferredSvg
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      data-ink={code.toLowerCase()}
      className={clsx(styles.illustration, className)}
    >
      {({ VisaLines }) => <VisaLines code={code} name={name} seed={seed} plane={plane} />}
    </DeferredSvg>
  )
}
