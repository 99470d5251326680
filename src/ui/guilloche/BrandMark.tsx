import { clsx } from 'clsx/lite'
import { useId, type ReactNode } from 'react'

import { brandEngraving, brandInitial, brandSeal } from './brand.ts'
import styles from './guilloche.module.css'

interface BrandMarkProps {
  /** Its side in pixels. */
  size?: number
  className?: string | undefined
}

/** The brand's emblem, decorative beside its name. A test keeps `public/favicon.svg` identical. */
export function BrandMark({ size = 40, className }: BrandMarkProps) {
  const id = useId()
  const { d, transforms, width, opacity } = brandEngraving
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      width={size}
      height={size}
      className={clsx(styles.brand, className)}
      aria-hidden
    >
      <path className={styles.brandSeal} d={brandSeal} />
      <g className={styles.first} strokeWidth={width} opacity={opacity}>
        {/* Each transform doubles the drawing: the group so far, and a copy of it. */}
        {transforms.reduce<ReactNode>(
          (copied, transform, level) => (
            <>
              <g id={`${id}${level}`}>{copied}</g>
              <use href={`#${id}${level}`} transform={transform} />
            </>
          ),
          <path d={d} />,
        )}
      </g>
      <path className={styles.brandInitial} d={brandInitial} transform="translate(8)scale(.3)" />
    </svg>
  )
}
