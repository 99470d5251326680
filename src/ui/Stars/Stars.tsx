import { clsx } from 'clsx/lite'
import { Star, StarHalf } from 'lucide-react'

import styles from './Stars.module.css'

interface StarsProps {
  /** 0 to 5, in halves. Undefined or out of range renders nothing. */
  value: number | undefined
  /** The rating in words: '4,5 étoiles sur 5'. */
  label: string
  className?: string | undefined
}

const positions = [1, 2, 3, 4, 5]

/** A rating as five stars, including half stars. */
export function Stars({ value, label, className }: StarsProps) {
  if (value === undefined || !(value >= 0 && value <= 5)) return null
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- composed of several SVGs
      role="img"
      aria-label={label}
      className={clsx(styles.stars, className)}
    >
      {positions.map((position) => (
        <span key={position} className={styles.star}>
          <Star className={styles.outline} aria-hidden size={18} strokeWidth={1.25} />
          {value >= position && (
            <Star className={styles.full} aria-hidden size={18} strokeWidth={1.25} />
          )}
          {value >= position - 0.5 && value < position && (
            <StarHalf className={styles.full} aria-hidden size={18} strokeWidth={1.25} />
          )}
        </span>
      ))}
    </span>
  )
}

/** Parses a rating from free text ('4', '4,5', '4 / 5') and rounds it to halves; undefined if invalid or above 5. */
export function parseStars(text: string): number | undefined {
  const digits = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*5)?$/.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const value = Number(digits.replace(',', '.'))
  return value > 5 ? undefined : Math.round(value * 2) / 2
}
