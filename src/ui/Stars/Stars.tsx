import { Star, StarHalf } from 'lucide-react'

import styles from './Stars.module.css'

interface StarsProps {
  /** 0 to 5, in halves. Undefined or out of range renders nothing. */
  value: number | undefined
  /** The rating in words: '4,5 étoiles sur 5'. */
  label: string
}

const positions = [1, 2, 3, 4, 5]

/** A rating as five stars, including half stars. */
export function Stars({ value, label }: StarsProps) {
  if (value === undefined || !(value >= 0 && value <= 5)) return null
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {positions.map((position) => (
        <SingleStar key={position} share={value - position + 1} />
      ))}
    </span>
  )
}

/** One star: full, half or empty. A full star covers its outline. */
function SingleStar({ share }: { share: number }) {
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.25 }
  if (share >= 1) return <Star className={styles.full} {...icon} />
  const outline = <Star className={styles.outline} {...icon} />
  if (share < 0.5) return outline
  return (
    <span className={styles.half}>
      {outline}
      <StarHalf className={styles.full} {...icon} />
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
