import { clsx } from 'clsx/lite'
import { useId } from 'react'

import { brandInitial, brandSeal, brandEngraving } from './brand.ts'
import styles from './guilloche.module.css'
import { GuillocheLines } from './GuillocheLines.tsx'

interface BrandMarkProps {
  /** The accessible name, if no name is visible beside the emblem. */
  label?: string
  /** Its side in pixels. */
  size?: number
  className?: string | undefined
}

const brandLineFamilies = [brandEngraving]

/** The brand's emblem. A test keeps `public/favicon.svg` identical. */
export function BrandMark({ label, size = 40, className }: BrandMarkProps) {
  const id = useId()
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      width={size}
      height={size}
      className={clsx(styles.brand, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.brandSeal} d={brandSeal} />
      <GuillocheLines id={id} families={brandLineFamilies} />
      <path className={styles.brandInitial} d={brandInitial} transform="translate(8)scale(.3)" />
    </svg>
  )
}
